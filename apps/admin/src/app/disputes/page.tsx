import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DisputeList } from '../../dispute/dispute-list.tsx';
import { Shell } from '../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.disputes');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <DisputeList />
    </Shell>
  );
}
