import { Button, Dialog, Sheet } from '@stikk/ui';
import { ArrowRight, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { toast } from '../shell/toast.ts';
import styles from './score.module.css';
import { dropSheet, type Shelved } from './shelf.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;

interface SheetListProps {
  readonly title: string;
  readonly sheets: readonly Shelved[];
}

/** Sheets of this device, to go on with or to throw away. */
export const SheetList = ({ title, sheets }: SheetListProps) => {
  const t = useTranslations('web.score');
  const shell = useTranslations('web.shell');
  const nameOf = usePresetName();
  const [going, setGoing] = useState<Shelved>();
  const called = (sheet: Shelved) => sheet.title ?? nameOf(sheet.preset);
  if (sheets.length === 0) return null;
  const drop = () => {
    if (going === undefined) return;
    dropSheet(going.id).catch(() => toast.error(t('lost')));
    setGoing(undefined);
  };
  return (
    <Sheet title={title}>
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <a href={`#${sheet.id}`}>
              <span>
                <b>{called(sheet)}</b>
                <small>{t('progress', { count: sheet.done, names: sheet.names.join(', ') })}</small>
              </span>
              <ArrowRight {...icon} />
            </a>
            <Button
              look="bare"
              icon={<Trash2 {...icon} />}
              label={t('drop', { name: called(sheet), names: sheet.names.join(', ') })}
              onClick={() => setGoing(sheet)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={going !== undefined}
        onOpenChange={(open) => open || setGoing(undefined)}
        title={t('dropTitle')}
        closeLabel={shell('close')}
        description={t('dropText')}
        actions={
          <>
            <Button onClick={() => setGoing(undefined)}>{t('cancel')}</Button>
            <Button look="primary" onClick={drop}>
              {t('dropYes')}
            </Button>
          </>
        }
      />
    </Sheet>
  );
};
