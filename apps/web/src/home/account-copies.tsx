import { Button, Sheet } from '@stikk/ui';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { deviceKeeper } from '../solo/keeper.ts';
import { useAct } from '../tables/act.ts';
import { server } from '../trpc/client.ts';
import { GoOn } from './go-on.tsx';
import styles from './match-list.module.css';
import type { AccountCopy } from './shelf.ts';

interface AccountCopiesProps {
  readonly copies: readonly AccountCopy[];
  readonly onChange: () => Promise<void>;
}

/** Matches that were begun on another device of the reader: one tap, and they go on here. */
export const AccountCopies = ({ copies, onChange }: AccountCopiesProps) => {
  const t = useTranslations('web.home');
  const nameOf = usePresetName();
  const act = useAct();
  const [under, setUnder] = useState<string>();
  const carry = async (matchId: string) => {
    setUnder(matchId);
    const { carryOn } = await import('../solo/account.ts');
    const carried = await act(carryOn(matchId));
    if (carried) location.assign(deviceKeeper.table(matchId));
    else setUnder(undefined);
  };
  const drop = async (matchId: string) => {
    await act(server.solo.drop.mutate({ matchId }));
    await onChange();
  };
  return (
    <Sheet title={t('copies')}>
      <p className="cap">{t('copiesText')}</p>
      <ul className={styles.list}>
        {copies.map(({ matchId, standing }) => (
          <li key={matchId} className={styles.copy}>
            <button
              type="button"
              className={styles.go}
              data-yours={standing.yourTurn || undefined}
              aria-busy={under === matchId}
              onClick={() => under === undefined && carry(matchId)}
            >
              <GoOn match={standing} points={standing.points} />
            </button>
            <Button
              look="icon"
              label={t('dropCopy', { name: nameOf(standing.preset) })}
              icon={<X className="i" aria-hidden="true" />}
              onClick={() => drop(matchId)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
