import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayPage } from '../../../replay/replay-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('table');
  return { title: t('title.replay') };
}

export default async function Page({ params }: PageProps<'/replay/[matchId]'>) {
  const { matchId } = await params;
  return <ReplayPage key={matchId} matchId={matchId} />;
}
