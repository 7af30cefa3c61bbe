import type { Connection } from '@stikk/client';
import { Button, Notice } from '@stikk/ui';
import { CloudOff, Info } from 'lucide-react';
import { useWords } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

export interface NoticesProps {
  readonly connection: Connection;
  readonly refused: string | undefined;
  readonly onSeen: () => void;
}

/** One line across the cloth: the server is out of reach, or an act did not count. */
export const Notices = ({ connection, refused, onSeen }: NoticesProps) => {
  const { t } = useWords();
  if (connection === 'lost') return <Notice icon={<CloudOff {...icon} />}>{t('notice.lost')}</Notice>;
  if (refused === undefined) return null;
  return (
    <Notice
      icon={<Info {...icon} />}
      action={
        <Button look="bare" onClick={onSeen}>
          {t('notice.seen')}
        </Button>
      }
    >
      {refused}
    </Notice>
  );
};
