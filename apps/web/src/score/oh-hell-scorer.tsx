import { Standing } from '@stikk/ui';
import { signed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { Headline, Result } from '../table/result.tsx';
import { seatsFrom } from '../table/seat-model.ts';
import { Paper } from '../table/sheet.tsx';
import { ranked } from '../table/standing.tsx';
import { useWords } from '../table/words.tsx';
import { optionsOf, read, scoreOf } from './oh-hell-book.ts';
import { changesOf, type OhHellEntry } from './oh-hell-score.ts';
import { Correct, Write } from './oh-hell-write.tsx';
import type { BookProps, ChangesProps, Scorer } from './scorer.ts';

const OhHellPaper = ({ book }: BookProps) => {
  const options = optionsOf(book);
  return <Paper state={scoreOf(book).state} options={options} order={seatsFrom(0, options.players)} />;
};

const OhHellStanding = ({ book }: BookProps) => {
  const { t, name } = useWords();
  const { state } = scoreOf(book);
  const { totals, sheet, out } = state.match;
  if (state.phase === 'over')
    return (
      <>
        <Headline state={state} />
        <Result state={state} order={seatsFrom(0, totals.length)} />
      </>
    );
  const after = sheet.length;
  return (
    <Standing
      title={after === 0 ? t('side.start') : t('side.standing', { deal: after })}
      entries={ranked(totals).map(({ seat, place }) => ({
        id: String(seat),
        place: after === 0 ? '' : place,
        name: out[seat] ? <s>{name(seat)}</s> : name(seat),
        points: signed(totals[seat]!),
      }))}
    />
  );
};

const OhHellChanges = ({ from, to }: ChangesProps) => {
  const t = useTranslations('web.score');
  const { name } = useWords();
  return changesOf(from as unknown as OhHellEntry, to as unknown as OhHellEntry)
    .map(({ seat, what, from, to }) => t(`change.${what}`, { who: name(seat), from, to }))
    .join('; ');
};

/** Bondebridge, Boerenbridge, Oh Hell and their relatives on paper. */
export const ohHellScorer: Scorer = {
  read,
  Paper: OhHellPaper,
  Standing: OhHellStanding,
  Write,
  Correct,
  Changes: OhHellChanges,
};
