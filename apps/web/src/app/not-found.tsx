import { buttonClass } from '@stikk/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Stop } from '../shell/stop.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.missing'))('title') };
}

export default async function NotFound() {
  const t = await getTranslations('web.missing');
  return (
    <Stop title={t('title')} text={t('text')} card="2C">
      <a className={buttonClass('primary')} href="/">
        {t('home')}
      </a>
    </Stop>
  );
}
