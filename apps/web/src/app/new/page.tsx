import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewTable } from '../../tables/new-table.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.new'))('title') };
}

export default async function New({ searchParams }: PageProps<'/new'>) {
  return <NewTable query={await searchParams} />;
}
