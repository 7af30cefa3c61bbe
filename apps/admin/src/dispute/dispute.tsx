'use client';

import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Replay } from '../replay/replay.tsx';
import type { Replay as Opened } from '../replay/use-replay.ts';
import { type CaseFile, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { useDuty } from '../shell/staff.tsx';
import { useTrouble } from '../shell/trouble.ts';
import { AskForm } from './ask-form.tsx';
import { saveCase } from './case-file.ts';
import { Circumstances } from './circumstances.tsx';
import styles from './dispute.module.css';
import { StateTag } from './dispute-table.tsx';
import { Proposal } from './proposal.tsx';
import { RulingForm } from './ruling-form.tsx';
import { Steps } from './steps.tsx';

/** A dispute beside the match that it is about. */
export const Dispute = ({ id }: { readonly id: string }) => {
  const asked = useAnswer(id, () => server.dispute.query({ id }));
  if (asked.answer === undefined) return <Asking asked={asked} />;
  const file = asked.answer;
  return (
    <Replay
      matchId={file.matchId}
      start={file.about}
      aside={(at) => <Case file={file} at={at} onChange={asked.again} />}
    />
  );
};

interface CaseProps {
  readonly file: CaseFile;
  readonly at: Opened;
  readonly onChange: () => Promise<void>;
}

const Case = ({ file, at, onChange }: CaseProps) => {
  const t = useTranslations('admin.dispute');
  const kinds = useTranslations('ruling.category');
  const { act } = useDuty();
  const trouble = useTrouble();
  const [failed, setFailed] = useState<string>();
  const [hash, setHash] = useState<string>();
  const { id } = file;
  const around = useAnswer(`circumstances ${id}`, () => server.circumstances.query({ id }));
  const settled = async () => {
    setFailed(undefined);
    await Promise.all([onChange(), at.again()]);
  };
  const move = async (doing: () => Promise<{ ok: boolean; reason?: string }>) => {
    try {
      const answer = await act(doing);
      if (answer.ok) await settled();
      else setFailed(trouble(answer.reason));
    } catch (error) {
      setFailed(trouble(error));
    }
  };
  const isOpen = file.state !== 'closed' && file.state !== 'ruled';
  const mayTake = isOpen && !file.isTaken && file.barred === null;
  return (
    <>
      <Sheet title={t('title', { who: file.seats[file.seat] ?? '' })} className={styles.case}>
        <p className={styles.state}>
          <StateTag state={file.state} /> {kinds(file.category as 'other')}
        </p>
        <Button look="bare" onClick={() => at.seek(file.about)}>
          {t('toEntry', { seq: file.about })}
        </Button>
        <Steps file={file} onSeek={at.seek} />
        {around.answer === undefined ? <Asking asked={around} /> : null}
        {around.answer ? <Circumstances file={file} known={around.answer} /> : null}
        {file.barred === null ? null : <p className={styles.barred}>{t(`barred.${file.barred}`)}</p>}
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
        <div className={styles.acts}>
          {mayTake ? (
            <Button look="primary" onClick={() => move(() => server.take.mutate({ id }))}>
              {t('take')}
            </Button>
          ) : null}
          {file.yours && isOpen ? (
            <Button onClick={() => move(() => server.putBack.mutate({ id }))}>{t('putBack')}</Button>
          ) : null}
          {file.state === 'ruled' ? (
            <Button onClick={() => move(() => server.close.mutate({ id }))}>{t('close')}</Button>
          ) : null}
          {around.answer === undefined ? null : (
            <Button onClick={async () => setHash(await saveCase(file, around.answer ?? null, at))}>
              {t('download')}
            </Button>
          )}
        </div>
        {hash === undefined ? null : (
          <p className="cap" role="status">
            SHA-256 <span className={styles.hash}>{hash}</span>
          </p>
        )}
      </Sheet>
      {file.proposal === null ? null : (
        <Proposal
          proposal={file.proposal}
          at={at}
          onJudge={(what, words) =>
            move(() => server[what].mutate({ id, rulingId: file.proposal!.rulingId, words }))
          }
        />
      )}
      {file.yours && isOpen && file.proposal === null ? (
        <>
          <RulingForm id={id} takesTwo={file.takesTwo} at={at} onRuled={settled} />
          <AskForm file={file} onAsk={(seat, words) => move(() => server.ask.mutate({ id, seat, words }))} />
        </>
      ) : null}
    </>
  );
};
