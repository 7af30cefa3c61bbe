import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Recheck } from '../../recheck/recheck.tsx';
import { Shell } from '../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.recheck');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <Recheck />
    </Shell>
  );
}
