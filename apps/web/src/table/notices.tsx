import { Button, Notice } from '@stikk/ui';
import { Info } from 'lucide-react';
import { useWords } from './words.tsx';

export interface NoticesProps {
  readonly refused: string | undefined;
  readonly onSeen: () => void;
}

/** One line across the cloth: an act did not count. */
export const Notices = ({ refused, onSeen }: NoticesProps) => {
  const { t } = useWords();
  if (refused === undefined) return null;
  return (
    <Notice
      icon={<Info className="i" aria-hidden="true" />}
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
