import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Numbers } from '../../numbers/numbers.tsx';
import { Shell } from '../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.numbers');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <Numbers />
    </Shell>
  );
}
