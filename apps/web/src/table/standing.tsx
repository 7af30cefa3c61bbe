import { EventList, KeyHints, Standing } from '@stikk/ui';
import { signed } from '@stikk/words';
import type { TableModel } from './table-model.ts';
import type { Told } from './telling.ts';
import { useWords } from './words.tsx';

/** Seats with their place: equal points share one. */
export function ranked(
  points: readonly number[],
): readonly { readonly seat: number; readonly place: number }[] {
  return points
    .map((own, seat) => ({ seat, place: 1 + points.filter((other) => other > own).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The points so far, best first. */
export const StandingNow = ({
  model,
  totals,
  after,
}: {
  readonly model: TableModel;
  readonly totals: readonly number[];
  readonly after: number;
}) => {
  const { t, name, you } = useWords();
  const out = new Set(model.seats.flatMap(({ seat, out }) => (out ? [seat] : [])));
  return (
    <Standing
      title={after === 0 ? t('side.start') : t('side.standing', { deal: after })}
      entries={ranked(totals).map(({ seat, place }) => ({
        id: String(seat),
        place: after === 0 ? '' : place,
        name: out.has(seat) ? <s>{name(seat)}</s> : name(seat),
        points: signed(totals[seat]!),
        you: seat === you,
      }))}
    />
  );
};

const NONE: ReadonlySet<number> = new Set();

/** What happened, the latest first; what was struck later is crossed out. */
export const Happened = ({
  lines,
  struck = NONE,
}: {
  readonly lines: readonly Told[];
  readonly struck?: ReadonlySet<number>;
}) => {
  const { t } = useWords();
  return (
    <EventList
      title={t('side.events')}
      events={[...lines].reverse().map(({ seq, sign, text }) => ({
        id: seq,
        sign,
        text: struck.has(seq) ? <s>{text}</s> : text,
      }))}
    />
  );
};

export const Keys = () => {
  const { t } = useWords();
  return (
    <KeyHints
      keys={[
        { key: 'L', text: t('keys.last') },
        { key: 'S', text: t('keys.sheet') },
        { key: '?', text: t('keys.help') },
      ]}
    />
  );
};
