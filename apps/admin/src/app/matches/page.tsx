import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Search } from '../../match/search.tsx';
import { Shell } from '../../shell/shell.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.matches');
  return { title: t('title') };
}

export default function Page() {
  return (
    <Shell>
      <Search />
    </Shell>
  );
}
