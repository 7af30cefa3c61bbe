import { ohHellRules } from '@stikk/variants/oh-hell';
import { ohHellSpeech } from '@stikk/words';
import { textTable } from '../text/text-table.tsx';
import { End } from './end.tsx';
import { Hint } from './hint.tsx';
import { lastTrickOf } from './last-trick.ts';
import { ruledState } from './ruled.ts';
import { seatsFrom } from './seat-model.ts';
import { Paper } from './sheet.tsx';
import { ohHellSpoken } from './spoken.ts';
import { ohHellTeller } from './teller.ts';

/** Bondebridge and its relatives in words. */
export const TextTable = textTable({
  game: ohHellRules,
  teller: ohHellTeller,
  speech: ohHellSpeech,
  spoken: ohHellSpoken,
  lastTrick: (_, { entries }) => lastTrickOf(entries),
  ruled: ruledState,
  paper: (state, options, bottom) => (
    <Paper state={state} options={options} order={seatsFrom(bottom, state.match.seats)} />
  ),
  Hint,
  end: (state, { info, options }, entries) =>
    state.phase === 'over' ? (
      <End info={info} options={options} state={state} entries={entries} />
    ) : undefined,
});
