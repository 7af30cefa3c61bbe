import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignIn } from '../../entry/sign-in.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.entry');
  return { title: t('title') };
}

export default function Page() {
  return <SignIn />;
}
