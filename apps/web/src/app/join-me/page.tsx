import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { JoinMe } from '../../me/join-me.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.joinMe'))('title'), robots: { index: false } };
}

export default function Page() {
  return (
    <Vocabulary of={['web.joinMe', 'web.trouble']}>
      <JoinMe />
    </Vocabulary>
  );
}
