'use client';

import { Button, Dialog } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import styles from './report-dialog.module.css';

const CATEGORIES = ['name', 'talk', 'cheating', 'stalling', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];
const LONGEST = 500;

interface ReportDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onReport: (category: Category, words: string) => void;
}

/** Tells those who run the place of somebody who behaves badly. */
export const ReportDialog = ({ name, onClose, onReport }: ReportDialogProps) => {
  const t = useTranslations('web.report');
  const close = useTranslations('web.shell')('close');
  const [category, setCategory] = useState<Category>();
  const [words, setWords] = useState('');
  const group = useId();
  const field = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title', { name })}
      description={t('text')}
      closeLabel={close}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (category === undefined) return;
          onReport(category, words.trim());
          onClose();
        }}
      >
        <fieldset className={styles.kinds}>
          <legend>{t('what')}</legend>
          {CATEGORIES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={group}
                checked={each === category}
                onChange={() => setCategory(each)}
              />
              {t(`categories.${each}`)}
            </label>
          ))}
        </fieldset>
        <label htmlFor={field}>{t('words')}</label>
        <textarea
          id={field}
          rows={3}
          maxLength={LONGEST}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button look="primary" type="submit" disabled={category === undefined}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
};
