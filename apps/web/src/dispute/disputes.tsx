'use client';

import type { BySeat, Entry } from '@stikk/engine';
import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { toast } from '../shell/toast.ts';
import { server } from '../trpc/client.ts';
import { CallForm, type Complaint } from './call-form.tsx';
import styles from './disputes.module.css';
import { OneDispute } from './one-dispute.tsx';
import { rulingsIn } from './ruling.ts';
import { Rulings } from './rulings.tsx';
import { useDisputes } from './use-disputes.ts';
import { useRulingText } from './use-ruling-text.ts';

export interface DisputesProps {
  /** Left out for who has no seat in the match: they read the rulings alone. */
  readonly matchId: string | undefined;
  /** The entry that a new dispute is about. */
  readonly about: number;
  readonly entries: readonly Entry[];
  readonly sides: BySeat<number>;
  /** How many steps others took in disputes, while the table tells. */
  readonly steps: number | undefined;
  /** Goes to an entry, where that can be shown. */
  readonly onSeek?: ((seq: number) => void) | undefined;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** In a replay what was ruled; for the players of a match the disputes about it and the way to call the director. */
export const Disputes = (props: DisputesProps) => {
  const { matchId, entries, sides, onSeek } = props;
  return (
    <div className={styles.disputes}>
      {onSeek ? <Rulings entries={entries} sides={sides} onSeek={onSeek} /> : null}
      {matchId === undefined ? null : <OwnDisputes {...props} matchId={matchId} />}
    </div>
  );
};

type OwnDisputesProps = DisputesProps & { readonly matchId: string };

const OwnDisputes = ({ matchId, about, entries, sides, steps }: OwnDisputesProps) => {
  const t = useTranslations('web.dispute');
  const { list, failed, ask } = useDisputes(matchId, steps);
  const rulings = useMemo(() => rulingsIn(entries), [entries]);
  const text = useRulingText(sides);
  const [calling, setCalling] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = (call: Promise<Answer>, then?: () => void) => {
    setBusy(true);
    call
      .then(
        (answer) => {
          if (answer.ok) then?.();
          else {
            const key = `why.${answer.reason}` as 'why.other';
            toast.error(t.has(key) ? t(`why.${answer.reason}` as 'why.other') : t('why.other'));
          }
          ask();
        },
        () => toast.error(t('why.other')),
      )
      .finally(() => setBusy(false));
  };
  const call = (complaint: Complaint) =>
    send(server.dispute.open.mutate({ matchId, about, ...complaint }), () => {
      setCalling(false);
      toast.success(t('sent'));
    });

  if (list === undefined) return failed ? <p>{t('failed')}</p> : null;
  if (calling || list.length === 0)
    return (
      <CallForm
        about={about}
        busy={busy}
        onCall={call}
        onBack={list.length === 0 ? undefined : () => setCalling(false)}
      />
    );
  return (
    <div className={styles.disputes}>
      {list.map((dispute) => (
        <OneDispute
          key={dispute.id}
          dispute={dispute}
          rulings={rulings}
          text={text}
          busy={busy}
          onSay={(what, words) => {
            const { id } = dispute;
            send(
              what === 'answer'
                ? server.dispute.answer.mutate({ id, words })
                : server.dispute.appeal.mutate({ id, words }),
            );
          }}
        />
      ))}
      <div className={styles.ways}>
        <Button onClick={() => setCalling(true)}>{t('call')}</Button>
      </div>
    </div>
  );
};
