import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { TablePage } from '../../../tables/table-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.tables');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/t/[tableId]'>) {
  const { tableId } = await params;
  return (
    <Vocabulary
      of={[
        'web.friends',
        'web.gone',
        'web.invite',
        'web.join',
        'web.new',
        'web.news',
        'web.place',
        'web.preview',
        'web.report',
        'web.tables',
        'web.talk',
        'web.trouble',
        'table',
        'game',
      ]}
    >
      <TablePage key={tableId} tableId={tableId} />
    </Vocabulary>
  );
}
