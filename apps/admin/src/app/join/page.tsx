import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Join } from '../../entry/join.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.entry');
  return { title: t('joinTitle') };
}

export default function Page() {
  return <Join />;
}
