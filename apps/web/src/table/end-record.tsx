import { Button, buttonClass } from '@stikk/ui';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { recordName, saveRecord } from '../replay/record.ts';
import { toast } from '../shell/toast.ts';
import { Way } from '../shell/way.tsx';
import { useKeeper } from './keeper.tsx';
import styles from './match-end.module.css';
import type { MatchInfo } from './session.ts';
import { useWords } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** The record of the match that is over, to keep or to check. */
export const EndRecord = ({ info }: { readonly info: Pick<MatchInfo, 'game' | 'matchId'> }) => {
  const { t } = useWords();
  const { matchId } = info;
  const keeper = useKeeper();
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    keeper
      .record(matchId)
      .then(
        (record) => saveRecord(record, recordName(info)),
        () => toast.error(t('record.failed')),
      )
      .finally(() => setSaving(false));
  };
  return (
    <section className={styles.record}>
      <h2 className={styles.subhead}>{t('record.title')}</h2>
      <p>{t('record.text')}</p>
      <div>
        {keeper.isOpen ? (
          <Way href={`/verify?match=${matchId}`} className={buttonClass('plain')}>
            <ShieldCheck {...icon} />
            <span className="bt">{t('record.verify')}</span>
          </Way>
        ) : null}
        <Button icon={<Download {...icon} />} onClick={save} busy={saving}>
          {t('record.download')}
        </Button>
      </div>
    </section>
  );
};
