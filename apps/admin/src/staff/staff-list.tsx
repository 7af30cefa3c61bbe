'use client';

import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Staff, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import shell from '../shell/shell.module.css';
import { useDuty } from '../shell/staff.tsx';
import styles from '../shell/table.module.css';
import { useTime } from '../shell/time.ts';
import { useTrouble } from '../shell/trouble.ts';

/** Who may look after other people's matches. */
export const StaffList = () => {
  const t = useTranslations('admin.staff');
  const time = useTime();
  const { act } = useDuty();
  const trouble = useTrouble();
  const [failed, setFailed] = useState<string>();
  const [link, setLink] = useState<string>();
  const asked = useAnswer('staff', () => server.staff.query());
  const attempt = async (doing: () => Promise<void>) => {
    try {
      await act(doing);
      setFailed(undefined);
    } catch (error) {
      setFailed(trouble(error));
    }
  };
  const invite = (role: Staff['role']) =>
    attempt(async () => {
      const { token } = await server.invite.mutate({ role });
      setLink(`${location.origin}/join#${token}`);
    });
  const dismiss = (userId: string) =>
    attempt(async () => {
      await server.dismiss.mutate({ userId });
      await asked.again();
    });
  return (
    <>
      <h1>{t('title')}</h1>
      <p role="alert" className={shell.failed}>
        {failed}
      </p>
      {asked.answer === undefined ? (
        <Asking asked={asked} />
      ) : (
        <section className={styles.scroll} aria-label={t('title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('role')}</th>
                <th scope="col">{t('since')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {asked.answer.map(({ userId, name, role, since }) => (
                <tr key={userId}>
                  <th scope="row">{name}</th>
                  <td>{t(`roles.${role}`)}</td>
                  <td className={styles.num}>{time.moment(since)}</td>
                  <td>
                    <Button label={t('dismissOne', { who: name })} onClick={() => dismiss(userId)}>
                      {t('dismiss')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Sheet title={t('inviteTitle')}>
        <p>{t('inviteText')}</p>
        <div className={shell.acts}>
          {(['director', 'admin'] as const).map((role) => (
            <Button key={role} onClick={() => invite(role)}>
              {t('invite', { role })}
            </Button>
          ))}
        </div>
        {link === undefined ? null : (
          <p role="status">
            {t('link')} <code className={styles.link}>{link}</code>
          </p>
        )}
      </Sheet>
    </>
  );
};
