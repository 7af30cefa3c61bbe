import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { SoloPage } from '../../solo/solo-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.solo');
  return { title: t('title'), robots: { index: false } };
}

export default function Page() {
  return (
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
      <SoloPage />
    </Vocabulary>
  );
}
