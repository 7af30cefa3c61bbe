import { buttonClass } from '@stikk/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Stop } from '../../shell/stop.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('web.offline'))('title'), robots: { index: false } };
}

/** In place of a page that needs the server, while there is none. */
export default async function Offline() {
  const t = await getTranslations('web.offline');
  return (
    <Stop title={t('title')} text={t('text')} card="2C">
      <a className={buttonClass('primary')} href="/">
        {t('home')}
      </a>
    </Stop>
  );
}
