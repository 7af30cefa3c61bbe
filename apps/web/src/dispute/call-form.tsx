import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import styles from './disputes.module.css';
import { CATEGORIES, type Category } from './wire.ts';

/** As much as can be said at once. */
export const LONGEST = 2000;

export interface Complaint {
  readonly category: Category;
  readonly words: string;
  readonly proposal?: string;
}

interface CallFormProps {
  /** The entry of the match that it is about. */
  readonly about: number;
  readonly busy: boolean;
  readonly onCall: (complaint: Complaint) => void;
  /** Left out where there is nothing to go back to. */
  readonly onBack?: (() => void) | undefined;
}

/** Calls the director about an entry of the match. */
export const CallForm = ({ about, busy, onCall, onBack }: CallFormProps) => {
  const t = useTranslations('web.dispute');
  const r = useTranslations('ruling');
  const [category, setCategory] = useState<Category>();
  const [words, setWords] = useState('');
  const [proposal, setProposal] = useState('');
  const group = useId();
  const [field, meant] = [useId(), useId()];
  const told = words.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (category === undefined || told === '') return;
        const wish = proposal.trim();
        onCall({ category, words: told, ...(wish !== '' && { proposal: wish }) });
      }}
    >
      <p>{t('lead')}</p>
      <p className="cap">{t('about', { entry: about })}</p>
      <fieldset className={styles.kinds}>
        <legend>{t('what')}</legend>
        {CATEGORIES.map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === category} onChange={() => setCategory(each)} />
            {r(`category.${each}`)}
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
      <label htmlFor={meant}>{t('proposal')}</label>
      <textarea
        id={meant}
        rows={2}
        maxLength={LONGEST}
        value={proposal}
        onChange={({ target }) => setProposal(target.value)}
      />
      <div className={styles.ways}>
        {onBack ? <Button onClick={onBack}>{t('back')}</Button> : null}
        <Button look="primary" type="submit" disabled={category === undefined || told === ''} busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
};
