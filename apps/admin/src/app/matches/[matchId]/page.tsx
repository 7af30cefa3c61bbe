import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Replay } from '../../../replay/replay.tsx';
import { Shell } from '../../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.replay');
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/matches/[matchId]'>) {
  const { matchId } = await params;
  return (
    <Shell wide>
      <Replay key={matchId} matchId={matchId} />
    </Shell>
  );
}
