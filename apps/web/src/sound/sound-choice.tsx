'use client';

import { useTranslations } from 'next-intl';
import { OnOff } from '../shell/on-off.tsx';
import { keepPreference, useSoundsOn } from '../table/preference.ts';

/** Whether this device sounds; the heading stands above. */
export const SoundChoice = () => {
  const t = useTranslations('web.shell');
  return (
    <>
      <OnOff label={t('sounds')} on={useSoundsOn()} onChange={(on) => keepPreference({ sounds: on })} />
      <p className="cap">{t('soundsText')}</p>
    </>
  );
};
