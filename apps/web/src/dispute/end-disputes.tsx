import { Button, Dialog } from '@stikk/ui';
import { Gavel } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Live } from '../live/live-context.tsx';
import styles from './disputes.module.css';
import { Rulings } from './rulings.tsx';
import { TableDisputes } from './table-disputes.tsx';

/** What was ruled in a match that is over, and for its players the way to call the director. */
export const EndDisputes = ({ live }: { readonly live: Live }) => {
  const t = useTranslations('web.dispute');
  const close = useTranslations('table')('act.close');
  const [opened, setOpened] = useState(false);
  const { info, entries, you } = live;
  return (
    <div className={styles.disputes}>
      <Rulings entries={entries} sides={info.sides} />
      {you === undefined || info.onDevice ? null : (
        <div className={styles.ways}>
          <Button icon={<Gavel className="i" aria-hidden="true" />} onClick={() => setOpened(true)}>
            {t('call')}
          </Button>
        </div>
      )}
      {opened ? (
        <Dialog open onOpenChange={setOpened} title={t('title')} closeLabel={close}>
          <TableDisputes live={live} />
        </Dialog>
      ) : null}
    </div>
  );
};
