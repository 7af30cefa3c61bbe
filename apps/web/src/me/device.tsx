'use client';

import { Button, Sheet } from '@stikk/ui';
import { Check, Copy, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { later } from '../shell/later.tsx';
import { useAct } from '../tables/act.ts';
import { copied } from '../tables/copy.ts';
import { server } from '../trpc/client.ts';
import { CodeForm } from './code-form.tsx';
import styles from './me.module.css';

const icon = { className: 'i', 'aria-hidden': true } as const;
const Qr = later(() => import('../tables/qr.tsx').then(({ Qr }) => Qr));

interface Link {
  readonly code: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** The token stands behind the hash, so that it is sent to no server and lands in no log. */
const urlOf = ({ token }: Link) => new URL(`/join-me#${token}`, location.origin).href;

const Way = ({ link }: { readonly link: Link }) => {
  const t = useTranslations('web.device');
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [done, setDone] = useState(false);
  const copy = async () => {
    setDone(await copied(urlOf(link)));
    setTimeout(() => setDone(false), 4000);
  };
  return (
    <div className={styles.way}>
      <Qr url={urlOf(link)} label={t('qr')} />
      <div className={styles.code}>
        <span>{t('code')}</span>
        <b translate="no">
          {link.code.slice(0, 4)} {link.code.slice(4)}
        </b>
        <span className="cap">
          {t('until', {
            time: format.dateTime(link.expiresAt, { timeZone, hour: '2-digit', minute: '2-digit' }),
          })}
        </span>
        <Button icon={done ? <Check {...icon} /> : <Copy {...icon} />} onClick={copy}>
          <span aria-live="polite">{done ? t('copied') : t('copy')}</span>
        </Button>
      </div>
      <p className={styles.warning}>{t('warning')}</p>
    </div>
  );
};

interface DeviceProps {
  /** There is something to take along. */
  readonly session: boolean;
  /** This device is somebody else's now. */
  readonly onTaken: () => Promise<void>;
}

/** Both ends of the way to another device: a code to show there, and a field for one that was shown. */
export const Device = ({ session, onTaken }: DeviceProps) => {
  const t = useTranslations('web.device');
  const act = useAct();
  const heading = useId();
  const [link, setLink] = useState<Link>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => setLink(undefined), link.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [link]);
  const make = async () => {
    setBusy(true);
    setLink(await act(server.me.link.mutate()));
    setBusy(false);
  };
  return (
    <Sheet title={t('title')} className={styles.sheet}>
      {session ? (
        <>
          <p>{t('text')}</p>
          {link === undefined ? null : <Way link={link} />}
          <Button
            className={styles.start}
            busy={busy}
            icon={<Smartphone className="i" aria-hidden="true" />}
            onClick={make}
          >
            {link === undefined ? t('make') : t('again')}
          </Button>
        </>
      ) : null}
      <h3 id={heading}>{t('other')}</h3>
      <CodeForm labelledBy={heading} onTaken={onTaken} />
    </Sheet>
  );
};
