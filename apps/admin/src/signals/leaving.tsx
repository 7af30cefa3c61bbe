import { useFormatter, useTranslations } from 'next-intl';
import type { SignalsView } from '../server/client.ts';
import { FactList } from './fact-list.tsx';
import { FactRow } from './fact-row.tsx';

/** Whose seat stand-ins took, and how often when behind. */
export const Leaving = ({ signals: { leaving, least } }: { readonly signals: SignalsView }) => {
  const t = useTranslations('admin.signals');
  const format = useFormatter();
  return (
    <FactList
      id="leaving"
      title={t('leaving.title')}
      text={t('leaving.text', { least: least.left })}
      heads={[t('leaving.matches'), t('leaving.left'), t('leaving.behind')]}
    >
      {leaving.map(({ person, matches, left, behind, latest }) => (
        <FactRow
          key={`${person.matchId} ${person.seat}`}
          people={[person]}
          figures={[matches, left, behind].map((count) => format.number(count))}
          latest={latest}
        />
      ))}
    </FactList>
  );
};
