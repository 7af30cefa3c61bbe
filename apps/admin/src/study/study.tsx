import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Replay } from '../replay/use-replay.ts';
import styles from './study.module.css';
import { useStudy } from './use-study.ts';

/** Who looks at this together, who leads, and the ways to change that. */
export const Study = ({ matchId, replay }: { readonly matchId: string; readonly replay: Replay }) => {
  const t = useTranslations('admin.study');
  const { together, view, leads, failed, setTogether, handOver, take } = useStudy(matchId, replay);
  const [link, setLink] = useState<string>();
  if (!replay.open) return null;
  if (!together)
    return (
      <div className={styles.study}>
        <Button onClick={() => setTogether(true)}>{t('begin')}</Button>
        <span className="cap">{t('hint')}</span>
      </div>
    );
  const leader = view?.fellows.find(({ id }) => id === view.lead.leader);
  const copy = async () => {
    const made = `${location.origin}${location.pathname}?together=true`;
    setLink(made);
    // Where nothing may be put there, the link is there to be marked.
    await navigator.clipboard?.writeText(made).catch(() => undefined);
  };
  return (
    <section className={styles.study} aria-label={t('title')}>
      {view === undefined ? (
        failed === undefined ? (
          <p role="status">{t('entering')}</p>
        ) : null
      ) : (
        <>
          <p role="status">
            <b>{leads ? t('youLead') : leader ? t('leads', { who: leader.name }) : t('nobodyLeads')}</b>
          </p>
          <ul aria-label={t('here')}>
            {view.fellows.map(({ id, name }) => (
              <li key={id}>
                {name}
                {leads && id !== view.you ? (
                  <Button label={t('handOverTo', { who: name })} onClick={() => handOver(id)}>
                    {t('handOver')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {leader ? null : <Button onClick={take}>{t('take')}</Button>}
        </>
      )}
      {failed === undefined ? null : (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      )}
      <Button onClick={copy}>{t('link')}</Button>
      <Button onClick={() => setTogether(false)}>{t('leave')}</Button>
      {link === undefined ? null : (
        <p role="status" className={styles.link}>
          {t('linkText')} <code>{link}</code>
        </p>
      )}
    </section>
  );
};
