import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { ScorePage } from '../../score/score-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.score');
  return { title: t('title'), description: t('lead') };
}

export default function Score() {
  return (
    <Vocabulary of={['game', 'table', 'web.new', 'web.score']}>
      <ScorePage />
    </Vocabulary>
  );
}
