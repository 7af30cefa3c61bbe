import type { Undoable } from '@stikk/engine/table';
import { Button } from '@stikk/ui';
import { Bot, Gavel, Hand, MessageCircle, Pause, Play, Undo2, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OnOff } from '../shell/on-off.tsx';
import type { Opened } from '../table/menu.tsx';
import { keepPreference, usePreference } from '../table/preference.ts';
import { type Live, useWhyNot } from './live-context.tsx';
import styles from './live-menu.module.css';

const icon = { className: 'i', 'aria-hidden': true } as const;

function useUndo({ undo, entries }: Live): Undoable | undefined {
  const [found, setFound] = useState<{ readonly may: Undoable | undefined; readonly entries: unknown }>();
  useEffect(() => {
    let current = true;
    undo().then(
      (may) => current && setFound({ may, entries }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [undo, entries]);
  return found?.entries === entries ? found.may : undefined;
}

interface LiveMenuProps {
  readonly live: Live;
  readonly onOpen: (what: Opened | undefined) => void;
}

/** What can be asked for beside the cards. */
export const LiveMenu = ({ live, onOpen }: LiveMenuProps) => {
  const t = useTranslations('web.live');
  const call = useTranslations('web.dispute')('call');
  const why = useWhyNot();
  const { table, you, ask, info } = live;
  const undo = useUndo(live);
  const then =
    (...asked: Parameters<Live['ask']>) =>
    () => {
      onOpen(undefined);
      void ask(...asked);
    };
  return (
    <>
      <div className={styles.ways}>
        {info.tableId === null ? null : (
          <>
            {you === undefined ? null : (
              <Button icon={<MessageCircle {...icon} />} onClick={() => onOpen('talk')}>
                {t('menu.talk')}
              </Button>
            )}
            <Button icon={<Users {...icon} />} onClick={() => onOpen('people')}>
              {t('menu.people')}
            </Button>
          </>
        )}
        {you === undefined || info.onDevice ? null : (
          <Button icon={<Gavel {...icon} />} onClick={() => onOpen('disputes')}>
            {call}
          </Button>
        )}
        {you === undefined || table.over ? null : (
          <>
            {undo?.ok ? (
              <Button icon={<Undo2 {...icon} />} onClick={then({ what: 'undo' })}>
                {t('menu.undo')}
              </Button>
            ) : null}
            {table.paused ? (
              <Button icon={<Play {...icon} />} onClick={then({ what: 'resume' })}>
                {t('menu.resume')}
              </Button>
            ) : (
              <Button icon={<Pause {...icon} />} onClick={then({ what: 'pause' })}>
                {t('menu.pause')}
              </Button>
            )}
            {table.held[you] === undefined ? (
              <Button icon={<Bot {...icon} />} onClick={then({ what: 'hold', seat: you })}>
                {t('menu.leave')}
              </Button>
            ) : (
              <Button icon={<Hand {...icon} />} onClick={then({ what: 'reclaim' })}>
                {t('menu.back')}
              </Button>
            )}
          </>
        )}
      </div>
      {undo === undefined || undo.ok ? null : <p className="cap">{why(undo.reason)}</p>}
    </>
  );
};

/** What this device does by itself while a match is played. */
export const LiveChoices = () => {
  const t = useTranslations('web.live');
  const { forced } = usePreference();
  return (
    <>
      <h3>{t('menu.forced')}</h3>
      <OnOff label={t('menu.forced')} on={forced} onChange={(on) => keepPreference({ forced: on })} />
    </>
  );
};
