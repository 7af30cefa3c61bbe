'use client';

import { Button, buttonClass } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Stop } from '../shell/stop.tsx';

export default function Failed({ retry }: { readonly retry: () => void }) {
  const t = useTranslations('web.broken');
  return (
    <Stop title={t('title')} text={t('text')} card="??">
      <Button look="primary" onClick={retry}>
        {t('again')}
      </Button>
      <Link className={buttonClass('bare')} href="/">
        {t('home')}
      </Link>
    </Stop>
  );
}
