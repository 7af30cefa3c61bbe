import { createMatchStore, createPacedMatch, ohHellTempo } from '@stikk/client';
import { ohHell } from '@stikk/variants/oh-hell';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { localTable } from './local-table.ts';
import { Table } from './table.tsx';

const seat = 0;
const names = ['You', 'Astrid', 'Birger'];
const options = z.parse(
  ohHell.options,
  ohHell.resolve('bondebridge', { players: names.length, 'schedule.max': 5 }),
);
const parts = { game: ohHell, options, seats: names.length, seat };
const store = createMatchStore({ ...parts, transport: localTable(options, seat) });
const match = createPacedMatch({ ...parts, store, tempo: ohHellTempo(seat) });

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Somebody’s own app</h1>
    <Table match={match} options={options} names={names} seat={seat} />
  </main>,
);
