import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Shell } from '../../shell/shell.tsx';
import { Audit } from '../../staff/audit.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.audit');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <Audit />
    </Shell>
  );
}
