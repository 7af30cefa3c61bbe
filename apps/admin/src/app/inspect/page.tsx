import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Inspect } from '../../inspect/inspect.tsx';
import { Shell } from '../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.inspect');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell wide>
      <Inspect />
    </Shell>
  );
}
