import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { ReplayPage } from '../../../replay/replay-page.tsx';
import { isMissing } from '../../../trpc/missing.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title.replay') };
}

export default async function Page({ params }: PageProps<'/replay/[matchId]'>) {
  const { matchId } = await params;
  if (await isMissing(matchId)) notFound();
  return (
    <NuqsAdapter>
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
        <ReplayPage key={matchId} matchId={matchId} />
      </Vocabulary>
    </NuqsAdapter>
  );
}
