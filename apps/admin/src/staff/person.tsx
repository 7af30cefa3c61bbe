'use client';

import { Button, Dialog, Sheet, Tag } from '@stikk/ui';
import { reasonOf } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type PersonFile, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import styles from '../shell/shell.module.css';
import { useDuty } from '../shell/staff.tsx';
import { useTime } from '../shell/time.ts';
import { useTrouble } from '../shell/trouble.ts';

interface PersonProps {
  readonly matchId: string;
  readonly seat: number;
}

/** Who sits in a seat, from what they are suspended, and how they are removed. */
export const Person = ({ matchId, seat }: PersonProps) => {
  const t = useTranslations('admin.person');
  const asked = useAnswer(`${matchId} ${seat}`, () => server.person.query({ matchId, seat }));
  return (
    <>
      <Link href={`/matches/${matchId}`}>{t('back')}</Link>
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : asked.answer === null ? (
        <h1>{t('nobody')}</h1>
      ) : (
        <File file={asked.answer} onChange={asked.again} />
      )}
    </>
  );
};

const File = ({ file, onChange }: { readonly file: PersonFile; readonly onChange: () => Promise<void> }) => {
  const t = useTranslations('admin.person');
  const reasons = useTranslations('ruling.reason');
  const time = useTime();
  const { act, staff } = useDuty();
  const trouble = useTrouble();
  const [failed, setFailed] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const attempt = async (doing: () => Promise<unknown>) => {
    try {
      await act(doing);
      setFailed(undefined);
      setRemoving(false);
      await onChange();
    } catch (error) {
      setFailed(trouble(error));
    }
  };
  return (
    <>
      <h1>{file.name}</h1>
      <p role="alert" className={styles.failed}>
        {failed}
      </p>
      <Sheet title={t('suspensions')}>
        {file.suspensions.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={styles.form}>
            {file.suspensions.map(({ id, reason, scope, from, until, liftedAt }) => {
              const holds = liftedAt === null && until > Date.now();
              return (
                <li key={id} className={styles.acts}>
                  <Tag outcome={holds ? 'missed' : undefined}>{t(holds ? 'holds' : 'ended')}</Tag>
                  <span>
                    {t(`scopes.${scope}`)}. {reasons(reasonOf(reason))}.{' '}
                    {t('span', { from: time.moment(from), until: time.moment(liftedAt ?? until) })}
                  </span>
                  {holds ? (
                    <Button onClick={() => attempt(() => server.lift.mutate({ id }))}>{t('lift')}</Button>
                  ) : null}
                </li>
              );
            })}
          </ul>
        )}
      </Sheet>
      {staff.role === 'admin' ? (
        <Sheet title={t('removeTitle')}>
          <p>{t('removeText')}</p>
          <div className={styles.acts}>
            <Button onClick={() => setRemoving(true)}>{t('remove')}</Button>
          </div>
        </Sheet>
      ) : null}
      <Dialog
        open={removing}
        onOpenChange={setRemoving}
        title={t('removeSure', { who: file.name })}
        description={t('removeText')}
        closeLabel={t('close')}
        actions={
          <Button look="go" onClick={() => attempt(() => server.remove.mutate({ userId: file.userId }))}>
            {t('remove')}
          </Button>
        }
      />
    </>
  );
};
