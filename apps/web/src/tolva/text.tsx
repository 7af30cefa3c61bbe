import { rulingsOf } from '@stikk/engine';
import { bondtolvaRules } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech } from '@stikk/words';
import { textTable } from '../text/text-table.tsx';
import { End } from './end.tsx';
import { Hint } from './hint.tsx';
import { Paper } from './paper.tsx';
import { ruledState } from './ruled.ts';
import { tolvaSpoken } from './spoken.ts';
import { tolvaTeller } from './teller.ts';

/** Bondtolva in words. */
export const TextTable = textTable({
  game: bondtolvaRules,
  teller: tolvaTeller,
  speech: bondtolvaSpeech,
  spoken: tolvaSpoken,
  lastTrick: (state) => ('deal' in state ? state.deal.lastTrick : undefined),
  ruled: ruledState,
  paper: (state, options, bottom, entries) => (
    <Paper state={state} options={options} bottom={bottom} rulings={rulingsOf(entries)} />
  ),
  Hint,
  end: (state, { info, options }, entries) =>
    state.phase === 'over' ? (
      <End info={info} options={options} state={state} entries={entries} />
    ) : undefined,
});
