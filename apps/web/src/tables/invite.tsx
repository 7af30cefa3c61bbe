'use client';

import { Button, Sheet } from '@stikk/ui';
import { Check, Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { later } from '../shell/later.tsx';
import { copied } from './copy.ts';
import styles from './invite.module.css';

const icon = { className: 'i', 'aria-hidden': true } as const;
const Qr = later(() => import('./qr.tsx').then(({ Qr }) => Qr), <span className={styles.qr} />);

interface InviteProps {
  readonly tableId: string;
  readonly code: string;
  /** Places that nobody has. */
  readonly open: number;
  /** What the game is called. */
  readonly game: string;
}

/** The ways to a table: its address to copy, to hand on and to point a camera at, and a code to say aloud. */
export const Invite = ({ tableId, code, open, game }: InviteProps) => {
  const t = useTranslations('web.invite');
  const [done, setDone] = useState(false);
  const field = useId();
  const url = new URL(`/t/${tableId}`, location.origin).href;
  const copy = async () => {
    setDone(await copied(url));
    setTimeout(() => setDone(false), 4000);
  };
  const share = () =>
    navigator.share({ title: 'Stikk', text: t('shared', { game }), url }).catch(() => undefined);
  return (
    <Sheet title={t('title')} className={styles.invite}>
      <p>{open === 0 ? t('full') : t('text')}</p>
      <div className={styles.link}>
        <label htmlFor={field} className="vh">
          {t('link')}
        </label>
        <input
          id={field}
          readOnly
          value={url.replace(/^https?:\/\//, '')}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={done ? <Check {...icon} /> : <Copy {...icon} />} onClick={copy}>
          <span aria-live="polite">{done ? t('copied') : t('copy')}</span>
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button icon={<Share2 {...icon} />} onClick={share}>
            {t('share')}
          </Button>
        ) : null}
      </div>
      <div className={styles.ways}>
        <Qr url={url} label={t('qr')} />
        <p className={styles.code}>
          <span>{t('code')}</span>
          <b translate="no">{code}</b>
          <span className="cap">{t('codeText')}</span>
        </p>
      </div>
    </Sheet>
  );
};
