import { useFormatter, useTranslations } from 'next-intl';
import type { SignalsView } from '../server/client.ts';
import { FactList } from './fact-list.tsx';
import { FactRow } from './fact-row.tsx';

/** Whose bids held more or less often than those of everybody else. */
export const Bids = ({ signals: { bids: rows, least } }: { readonly signals: SignalsView }) => {
  const t = useTranslations('admin.signals');
  const format = useFormatter();
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return (
    <FactList
      id="bids"
      title={t('bids.title')}
      text={t('bids.text', { bids: least.bids, field: least.field })}
      heads={[t('bids.bids'), t('bids.made'), t('bids.expected'), t('bids.deviation')]}
    >
      {rows.map(({ person, bids, made, expected, deviation }) => (
        <FactRow
          key={`${person.matchId} ${person.seat}`}
          people={[person]}
          figures={[
            format.number(bids),
            format.number(made),
            format.number(expected, tenths),
            format.number(deviation, { ...tenths, signDisplay: 'exceptZero' }),
          ]}
          latest={person.matchId}
        />
      ))}
    </FactList>
  );
};
