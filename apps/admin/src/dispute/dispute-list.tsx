'use client';

import { Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { parseAsInteger, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { PAGE, Pages } from '../shell/pages.tsx';
import { DisputeTable } from './dispute-table.tsx';

type State = Parameters<typeof server.disputes.query>[0]['states'][number];

const NAMES = ['waiting', 'judge', 'ruled', 'closed'] as const;
const GROUPS: Readonly<Record<(typeof NAMES)[number], readonly State[]>> = {
  waiting: ['open', 'appealed', 'taken', 'waiting', 'proposed'],
  judge: ['proposed'],
  ruled: ['ruled'],
  closed: ['closed'],
};

/** Disputes by how they stand. */
export const DisputeList = () => {
  const t = useTranslations('admin.disputes');
  const [{ group, skip }, change] = useQueryStates({
    group: parseAsStringLiteral(NAMES).withDefault('waiting'),
    skip: parseAsInteger.withDefault(0),
  });
  const asked = useAnswer(`${group} ${skip}`, () =>
    server.disputes.query({
      states: [...GROUPS[group]],
      judge: group === 'judge',
      skip: Math.max(0, skip),
      limit: PAGE,
    }),
  );
  return (
    <>
      <h1>{t('title')}</h1>
      <Segmented
        label={t('state')}
        value={group}
        options={NAMES.map((value) => ({ value, label: t(`groups.${value}`) }))}
        onChange={(value) => change({ group: value, skip: 0 })}
      />
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : asked.answer.total === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <DisputeTable rows={asked.answer.rows} label={t('title')} />
          <Pages skip={skip} total={asked.answer.total} onSkip={(next) => change({ skip: next })} />
        </>
      )}
    </>
  );
};
