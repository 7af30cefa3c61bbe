'use client';

import { Button, Sheet } from '@stikk/ui';
import { CloudUpload, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { toast } from '../shell/toast.ts';
import { deviceKeeper } from '../solo/keeper.ts';
import { OWN_SEAT, type SoloMatch } from '../solo/match.ts';
import { useAct } from '../tables/act.ts';
import { server } from '../trpc/client.ts';
import { askAgain } from '../trpc/use-asked.ts';
import { AccountCopies } from './account-copies.tsx';
import { GoOn } from './go-on.tsx';
import styles from './match-list.module.css';
import { rankOf } from './rank.ts';
import { type AccountShelf, isKept, newerCopies } from './shelf.ts';

/** So many matches are asked about at once. */
const MOST_ASKED = 100;
/** The list does not wait longer for the account. */
const PATIENCE_MS = 1500;

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

/** What the account keeps of these and of others; `undefined` for who has none, or while the server is away. */
async function accountShelf(matches: readonly SoloMatch[]): Promise<AccountShelf | undefined> {
  if (!navigator.onLine) return undefined;
  const has = matches.filter(({ finished }) => finished).map(({ id }) => id);
  const asked = server.solo.shelf.query(
    { has: has.slice(0, MOST_ASKED) },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  return (await asked.catch(() => null)) ?? undefined;
}

/** Sends matches to the account, one after another; what is refused is told, and the rest is sent. */
const Keep = ({ matches, onKept }: { matches: readonly SoloMatch[]; onKept: () => Promise<void> }) => {
  const t = useTranslations('web.home');
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const { keepInAccount } = await import('../solo/account.ts');
    let kept = 0;
    for (const { id } of matches) if (await act(keepInAccount(id))) kept++;
    if (kept > 0) toast.success(t('kept', { count: kept }));
    await onKept();
    setBusy(false);
  };
  return (
    <div className={styles.keep}>
      <Button busy={busy} icon={<CloudUpload className="i" aria-hidden="true" />} onClick={keep}>
        {t('keep', { count: matches.length })}
      </Button>
      <p className="cap">{t('keepText')}</p>
    </div>
  );
};

/**
 * What is played without the server, or was, on this device, and what the reader's account keeps of the kind. What is
 * over and kept is in the list of finished matches already. Nothing at all where that is nothing.
 */
export const DeviceList = () => {
  const t = useTranslations('web.home');
  const [matches, setMatches] = useState<readonly SoloMatch[]>();
  const [account, setAccount] = useState<AccountShelf>();
  const box = useRef<HTMLDivElement>(null);
  const read = useCallback(async () => {
    const { shelved } = await import('../solo/shelf.ts');
    const own = await shelved().catch(() => []);
    setAccount(await accountShelf(own));
    setMatches(own);
  }, []);
  useEffect(() => {
    void read();
  }, [read]);
  const live = matches?.filter(({ finished }) => !finished) ?? [];
  const done = matches?.filter((match) => match.finished && !isKept(account, match)) ?? [];
  const copies = newerCopies(account, live);
  const shown = live.length + done.length + copies.length;
  useEffect(() => {
    if (!matches || !box.current) return;
    box.current.hidden = shown === 0;
    box.current.style.minBlockSize = '';
    try {
      localStorage.setItem(ROOM, String(box.current.offsetHeight));
    } catch {
      // Without storage there is nothing to make room for either.
    }
  }, [matches, shown]);
  const remove = async (id: string) => {
    const { discard } = await import('../solo/shelf.ts');
    await discard(id);
    await read();
  };
  const changed = async () => {
    await read();
    askAgain();
  };
  const unkept = account ? [...live, ...done].filter((match) => !isKept(account, match)) : [];
  return (
    <div ref={box} className={styles.device} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: makeRoom }} />
      {live.length + done.length === 0 ? null : (
        <Sheet title={t('device')}>
          <p className="cap">{account && unkept.length === 0 ? t('deviceKept') : t('deviceText')}</p>
          {unkept.length === 0 ? null : <Keep matches={unkept} onKept={changed} />}
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
      {copies.length === 0 ? null : <AccountCopies copies={copies} onChange={changed} />}
    </div>
  );
};
