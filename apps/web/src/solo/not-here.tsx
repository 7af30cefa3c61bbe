'use client';

import { buttonClass } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { Stop } from '../shell/stop.tsx';

export interface NotHereProps {
  readonly reason: 'missing' | 'elsewhere' | 'unkept' | 'unfinished';
}

/** A match that cannot be shown from this device now, and why. */
export const NotHere = ({ reason }: NotHereProps) => {
  const t = useTranslations('web.solo');
  const home = useTranslations('web.shell')('home');
  return (
    <Stop title={t(`stop.${reason}.title`)} text={t(`stop.${reason}.text`)} card="??">
      <a href="/" className={buttonClass('primary')}>
        {home}
      </a>
    </Stop>
  );
};
