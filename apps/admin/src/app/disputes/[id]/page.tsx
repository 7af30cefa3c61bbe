import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Dispute } from '../../../dispute/dispute.tsx';
import { Shell } from '../../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.disputes');
  return { title: t('one') };
}

export default async function Page({ params }: PageProps<'/disputes/[id]'>) {
  const { id } = await params;
  return (
    <Shell wide>
      <Dispute key={id} id={id} />
    </Shell>
  );
}
