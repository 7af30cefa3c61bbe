import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HouseRules } from '../../rules/house-rules.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.new'))('title') };
}

export default async function New({ searchParams }: PageProps<'/new'>) {
  return <HouseRules query={await searchParams} />;
}
