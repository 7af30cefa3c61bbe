import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { MePage } from '../../me/me-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.me'))('title'), robots: { index: false } };
}

export default function Page() {
  return (
    <Vocabulary
      of={[
        'web.account',
        'web.device',
        'web.me',
        'web.start',
        'web.statistics',
        'web.trouble',
        'game.preset',
      ]}
    >
      <MePage />
    </Vocabulary>
  );
}
