import { getTranslations } from 'next-intl/server';

export default async function Page() {
  const t = await getTranslations('web.home');
  return (
    <main id="main">
      <h1>{t('headline')}</h1>
    </main>
  );
}
