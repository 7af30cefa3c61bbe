import { bondtolvaRules } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech } from '@stikk/words';
import { textTable } from '../text/text-table.tsx';
import { End } from './end.tsx';
import { Paper } from './paper.tsx';
import { tolvaSpoken } from './spoken.ts';
import { tolvaTeller } from './teller.ts';

/** Bondtolva in words. */
export const TextTable = textTable({
  game: bondtolvaRules,
  teller: tolvaTeller,
  speech: bondtolvaSpeech,
  spoken: tolvaSpoken,
  lastTrick: (state) => ('deal' in state ? state.deal.lastTrick : undefined),
  paper: (state, options, bottom) => <Paper state={state} options={options} bottom={bottom} />,
  end: (state, { info, options }) =>
    state.phase === 'over' ? <End info={info} options={options} state={state} /> : undefined,
});
