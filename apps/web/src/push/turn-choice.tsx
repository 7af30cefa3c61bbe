'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OnOff } from '../shell/on-off.tsx';
import { hush, type Told, tell, toldNow } from './device.ts';

/** Whether this device is told of its owner's turn while no page is open, or why it cannot be; the heading stands above. */
export const TurnChoice = () => {
  const t = useTranslations('web.shell');
  const locale = useLocale();
  const [told, setTold] = useState<Told>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    toldNow().then(
      (now) => current && setTold(now),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const choose = async (on: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setTold(await (on ? tell(locale) : hush()));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const why = {
    denied: t('turn.denied'),
    insecure: t('offlineStates.insecure'),
    none: t('turn.none'),
    off: t('turn.text'),
    on: t('turn.text'),
  } satisfies Record<Told, string>;
  return (
    <>
      <OnOff
        label={t('turn.title')}
        on={told === 'on'}
        disabled={told !== 'on' && told !== 'off'}
        onChange={choose}
      />
      <p className="cap" aria-live="polite">
        {failed ? t('turn.failed') : told && why[told]}
      </p>
    </>
  );
};
