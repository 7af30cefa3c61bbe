import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { SoloReplayPage } from '../../../solo/solo-replay-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title.replay'), robots: { index: false } };
}

export default function Page() {
  return (
    <NuqsAdapter>
      <Vocabulary
        of={[
          'table',
          'game',
          'web.live',
          'web.report',
          'web.solo',
          'web.start',
          'web.talk',
          'web.trouble',
          'web.dispute',
          'ruling',
        ]}
      >
        <SoloReplayPage />
      </Vocabulary>
    </NuqsAdapter>
  );
}
