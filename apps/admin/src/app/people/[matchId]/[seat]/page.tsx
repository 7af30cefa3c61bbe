import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Shell } from '../../../../shell/shell.tsx';
import { Person } from '../../../../staff/person.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.person');
  return { title: t('title') };
}

export default async function Page({ params }: PageProps<'/people/[matchId]/[seat]'>) {
  const { matchId, seat } = await params;
  if (!/^\d$/.test(seat)) notFound();
  return (
    <Shell>
      <Person matchId={matchId} seat={Number(seat)} />
    </Shell>
  );
}
