import { Panel, Standing } from '@stikk/ui';
import type { OhHellEvent, OhHellState } from '@stikk/variants/oh-hell';
import { ohHellSpeech, signed } from '@stikk/words';
import styles from './interlude.module.css';
import { ranked } from './standing.tsx';
import { useWords } from './words.tsx';

/** Who has to leave, or that lots are drawn about it. */
export const Leaving = ({ text }: { readonly text: string }) => (
  <Panel title={text} className={styles.chosen} />
);

/** The match is over: everybody in the order they came in. */
export const Closing = ({ state }: { readonly state: OhHellState }) => {
  const { t, g, name, you, telling } = useWords();
  if (state.phase !== 'over') return null;
  const { totals } = state.match;
  const event: OhHellEvent = { type: 'MatchEnded', winners: [...state.winners] };
  return (
    <Panel
      title={
        state.winners.length === 0
          ? t('end.void')
          : ohHellSpeech.describeEvent(g, event, { ...telling, state })
      }
    >
      <Standing
        entries={ranked(totals).map(({ seat, place }) => ({
          id: String(seat),
          place,
          name: name(seat),
          points: signed(totals[seat]!),
          you: seat === you,
        }))}
      />
    </Panel>
  );
};
