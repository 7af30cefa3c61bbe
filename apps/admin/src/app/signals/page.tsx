import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Shell } from '../../shell/shell.tsx';
import { Signals } from '../../signals/signals.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.signals');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <Signals />
    </Shell>
  );
}
