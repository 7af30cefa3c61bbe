import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Shell } from '../../shell/shell.tsx';
import { StaffList } from '../../staff/staff-list.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.staff');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <StaffList />
    </Shell>
  );
}
