import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchPage } from '../../../table/match-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title.page'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/m/[matchId]'>) {
  const { matchId } = await params;
  return <MatchPage key={matchId} matchId={matchId} />;
}
