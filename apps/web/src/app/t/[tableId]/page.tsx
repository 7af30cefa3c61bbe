import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TablePage } from '../../../tables/table-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.tables');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/t/[tableId]'>) {
  const { tableId } = await params;
  return <TablePage key={tableId} tableId={tableId} />;
}
