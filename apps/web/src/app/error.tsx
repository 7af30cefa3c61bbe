'use client';

import { Button, buttonClass } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { Stop } from '../shell/stop.tsx';

export default function Failed({ retry }: { readonly retry: () => void }) {
  const t = useTranslations('web.broken');
  return (
    <Stop title={t('title')} text={t('text')} card="??">
      <Button look="primary" onClick={retry}>
        {t('again')}
      </Button>
      <a className={buttonClass('bare')} href="/">
        {t('home')}
      </a>
    </Stop>
  );
}
