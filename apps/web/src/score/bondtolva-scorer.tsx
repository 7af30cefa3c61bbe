import { PointsMove, Standing } from '@stikk/ui';
import { listed, suitName } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { ranked } from '../table/standing.tsx';
import { useWords } from '../table/words.tsx';
import { Paper } from '../tolva/paper.tsx';
import { Headline, Result } from '../tolva/result.tsx';
import { moveOf } from '../tolva/side-model.ts';
import { optionsOf, read, scoreOf } from './bondtolva-book.ts';
import { type BondtolvaEntry, changesOf, type Declared } from './bondtolva-score.ts';
import { Correct, Write } from './bondtolva-write.tsx';
import type { BookProps, ChangesProps, Scorer } from './scorer.ts';
import { useSideName } from './side-name.ts';

const BondtolvaPaper = ({ book }: BookProps) => (
  <Paper state={scoreOf(book).state} options={optionsOf(book)} bottom={0} />
);

/** The points, and how those of the deal moved them: *13 → 7* where a side went over. */
const BondtolvaStanding = ({ book }: BookProps) => {
  const { t } = useWords();
  const sideName = useSideName();
  const { state } = scoreOf(book);
  if (state.phase === 'over')
    return (
      <>
        <Headline state={state} />
        <Result state={state} bottom={0} />
      </>
    );
  const { scores, sheet } = state.match;
  const bookings = 'deal' in state ? state.deal.bookings : (sheet.at(-1)?.bookings ?? []);
  return (
    <Standing
      title={
        sheet.length === 0 || 'deal' in state ? t('side.start') : t('side.standing', { deal: sheet.length })
      }
      entries={ranked(scores).map(({ seat: side, place }) => {
        const move = moveOf(bookings, side);
        return {
          id: String(side),
          place: sheet.length === 0 ? '' : place,
          name: sideName(side),
          points: move ? <PointsMove {...move} /> : scores[side],
        };
      })}
    />
  );
};

const BondtolvaChanges = ({ from, to }: ChangesProps) => {
  const t = useTranslations('web.score');
  const { g } = useWords();
  const sideName = useSideName();
  const pairs = (list: readonly Declared[]) =>
    list.length === 0
      ? t('nothing')
      : listed(
          g,
          list.map(({ side, suit }) => t('pair', { who: sideName(side), suit: suitName(g, suit) })),
        );
  return changesOf(from as unknown as BondtolvaEntry, to as unknown as BondtolvaEntry)
    .map((change) => {
      if (change.what === 'declared')
        return t('change.declared', { from: pairs(change.from), to: pairs(change.to) });
      const who = (side: number | undefined) => (side === undefined ? t('nobody') : sideName(side));
      return t(`change.${change.what}`, { from: who(change.from), to: who(change.to) });
    })
    .join('; ');
};

/** Bondtolva on paper. */
export const bondtolvaScorer: Scorer = {
  read,
  Paper: BondtolvaPaper,
  Standing: BondtolvaStanding,
  Write,
  Correct,
  Changes: BondtolvaChanges,
};
