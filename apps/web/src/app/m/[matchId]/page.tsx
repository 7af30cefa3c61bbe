import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { MatchPage } from '../../../table/match-page.tsx';
import { isMissing } from '../../../trpc/missing.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title.page'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/m/[matchId]'>) {
  const { matchId } = await params;
  if (await isMissing(matchId)) notFound();
  return (
    <Vocabulary
      of={[
        'table',
        'game',
        'web.start',
        'web.trouble',
        'web.live',
        'web.talk',
        'web.report',
        'web.dispute',
        'ruling',
      ]}
    >
      <MatchPage key={matchId} matchId={matchId} />
    </Vocabulary>
  );
}
