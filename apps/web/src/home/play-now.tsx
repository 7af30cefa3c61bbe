'use client';

import { useTranslations } from 'next-intl';
import { useReach } from '../shell/reach.ts';

/** Where the cards are dealt: by the server, or while it cannot be reached on this device. */
export const PlayNow = () => {
  const t = useTranslations('web.home');
  const away = useReach() === 'away';
  return (
    <p className="cap" role="status">
      {away ? t('playNowHere') : t('playNowText')}
    </p>
  );
};
