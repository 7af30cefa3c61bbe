import { useFormatter, useTranslations } from 'next-intl';
import type { SignalsView } from '../server/client.ts';
import { FactList } from './fact-list.tsx';
import { FactRow } from './fact-row.tsx';

/** Who often sits in one match, and what they have in common there. */
export const Pairs = ({ signals: { pairs, least } }: { readonly signals: SignalsView }) => {
  const t = useTranslations('admin.signals');
  const format = useFormatter();
  return (
    <FactList
      id="pairs"
      title={t('pairs.title')}
      text={t('pairs.text', { least: least.together })}
      heads={[t('pairs.together'), t('pairs.sameAddress'), t('pairs.sameBrowser')]}
    >
      {pairs.map(({ people, together, sameAddress, sameBrowser, latest }) => (
        <FactRow
          key={people.map(({ matchId, seat }) => `${matchId} ${seat}`).join()}
          people={people}
          figures={[together, sameAddress, sameBrowser].map((count) => format.number(count))}
          latest={latest}
        />
      ))}
    </FactList>
  );
};
