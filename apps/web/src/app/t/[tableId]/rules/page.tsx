import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../../../i18n/vocabulary.tsx';
import { TableRules } from '../../../../tables/table-rules.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.new'))('title'), robots: { index: false } };
}

export default async function Rules({ params, searchParams }: PageProps<'/t/[tableId]/rules'>) {
  const { tableId } = await params;
  return (
    <Vocabulary of={['web.new', 'web.keep', 'web.preview', 'web.tables', 'web.trouble', 'game']}>
      <TableRules tableId={tableId} query={await searchParams} />
    </Vocabulary>
  );
}
