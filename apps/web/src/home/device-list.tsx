'use client';

import { Button, Sheet } from '@stikk/ui';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { deviceKeeper } from '../solo/keeper.ts';
import { OWN_SEAT, type SoloMatch } from '../solo/match.ts';
import { GoOn } from './go-on.tsx';
import styles from './match-list.module.css';
import { rankOf } from './rank.ts';

/** How high the list was when it was last drawn, in pixels. */
const ROOM = 'stikk-solo-room';

/** Before the list is read, and before anything is painted, room is made for it: nothing moves when it comes. */
const makeRoom = `try{const room=+localStorage.getItem('${ROOM}'),box=document.currentScript.parentElement;box.hidden=!room;box.style.minBlockSize=room+'px'}catch{}`;

const pointsOf = ({ scores }: SoloMatch) => scores[OWN_SEAT] ?? 0;

const Unfinished = ({ match }: { match: SoloMatch }) => (
  <li>
    <a className={styles.go} href={deviceKeeper.table(match.id)} data-yours={match.yourTurn || undefined}>
      <GoOn match={match} points={pointsOf(match)} />
    </a>
  </li>
);

const Finished = ({ match, onRemove }: { match: SoloMatch; onRemove: () => void }) => {
  const t = useTranslations('web.home');
  const name = usePresetName()(match.preset);
  return (
    <li className={styles.done}>
      <a href={deviceKeeper.table(match.id)}>
        <b>{name}</b>
        <small>{t('result', { rank: rankOf({ ...match, you: OWN_SEAT }), points: pointsOf(match) })}</small>
      </a>
      <a className={styles.replay} href={deviceKeeper.replay(match.id)} aria-label={t('replayOf', { name })}>
        {t('replay')}
      </a>
      <Button
        look="icon"
        label={t('remove', { name })}
        icon={<X className="i" aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
};

/** What is played without the server, or was, on this device. Nothing at all where that is nothing. */
export const DeviceList = () => {
  const t = useTranslations('web.home');
  const [matches, setMatches] = useState<readonly SoloMatch[]>();
  const box = useRef<HTMLDivElement>(null);
  const read = useCallback(async () => {
    const { shelved } = await import('../solo/shelf.ts');
    setMatches(await shelved().catch(() => []));
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  useEffect(() => {
    if (!matches || !box.current) return;
    box.current.hidden = matches.length === 0;
    box.current.style.minBlockSize = '';
    try {
      localStorage.setItem(ROOM, String(box.current.offsetHeight));
    } catch {
      // Without storage there is nothing to make room for either.
    }
  }, [matches]);
  const remove = async (id: string) => {
    const { discard } = await import('../solo/shelf.ts');
    await discard(id);
    await read();
  };
  const live = matches?.filter(({ finished }) => !finished) ?? [];
  const done = matches?.filter(({ finished }) => finished) ?? [];
  return (
    <div ref={box} className={styles.device} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: makeRoom }} />
      {live.length + done.length === 0 ? null : (
        <Sheet title={t('device')}>
          <p className="cap">{t('deviceText')}</p>
          <ul className={styles.list}>
            {live.map((match) => (
              <Unfinished key={match.id} match={match} />
            ))}
          </ul>
          <ul className={styles.finished}>
            {done.map((match) => (
              <Finished key={match.id} match={match} onRemove={() => remove(match.id)} />
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
};
