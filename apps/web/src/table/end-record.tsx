import { Button, buttonClass } from '@stikk/ui';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { toast } from 'sonner';
import { recordName, saveRecord } from '../replay/record.ts';
import { server } from '../trpc/client.ts';
import styles from './match-end.module.css';
import type { MatchInfo } from './session.ts';
import { useWords } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** The record of the match that is over, to keep or to check. */
export const EndRecord = ({ info }: { readonly info: Pick<MatchInfo, 'game' | 'matchId'> }) => {
  const { t } = useWords();
  const { matchId } = info;
  const save = useMutation({
    mutationFn: () => server.match.record.query({ matchId }),
    onSuccess: (record) => saveRecord(record, recordName(info)),
    onError: () => toast.error(t('record.failed')),
  });
  return (
    <section className={styles.record}>
      <h2 className={styles.subhead}>{t('record.title')}</h2>
      <p>{t('record.text')}</p>
      <div>
        <Link href={`/verify?match=${matchId}`} prefetch={false} className={buttonClass('plain')}>
          <ShieldCheck {...icon} />
          <span className="bt">{t('record.verify')}</span>
        </Link>
        <Button icon={<Download {...icon} />} onClick={() => save.mutate()} busy={save.isPending}>
          {t('record.download')}
        </Button>
      </div>
    </section>
  );
};
