import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { NewTable } from '../../tables/new-table.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.new'))('title') };
}

export default async function New({ searchParams }: PageProps<'/new'>) {
  return (
    <Vocabulary
      of={['web.new', 'web.friends', 'web.keep', 'web.preview', 'web.start', 'web.trouble', 'game']}
    >
      <NewTable query={await searchParams} />
    </Vocabulary>
  );
}
