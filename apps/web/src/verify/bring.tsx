import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { type Brought, broughtBy, broughtFile, broughtText } from './source.ts';
import styles from './verify.module.css';

export interface BringProps {
  readonly onBring: (source: Promise<Brought>) => void;
}

/** A file dropped or a text pasted anywhere on the page; whether something is held over it. */
function useDropped(onBring: BringProps['onBring']): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const bring = (event: Event, data: DataTransfer | null) => {
      const source = broughtBy(data);
      if (!source) return;
      event.preventDefault();
      onBring(source);
    };
    const held = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      bring(event, event.dataTransfer);
    };
    const pasted = (event: ClipboardEvent) => bring(event, event.clipboardData);
    window.addEventListener('dragover', held);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    window.addEventListener('paste', pasted);
    return () => {
      window.removeEventListener('dragover', held);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
      window.removeEventListener('paste', pasted);
    };
  }, [onBring]);
  return over;
}

/** Where a record is dropped, chosen or pasted. */
export const Bring = ({ onBring }: BringProps) => {
  const t = useTranslations('web.verify');
  const over = useDropped(onBring);
  const id = useId();
  return (
    <section className={styles.bring} data-over={over || undefined} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('bring.title')}</h2>
      <p id={`${id}-hint`}>{t('bring.hint')}</p>
      <div className={styles.ways}>
        <div>
          <input
            type="file"
            id={`${id}-file`}
            className="vh"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onBring(broughtFile(file));
              target.value = '';
            }}
          />
          <label htmlFor={`${id}-file`} className="btn btn-pri">
            <FileUp className="i" aria-hidden="true" />
            <span className="bt">{t('bring.choose')}</span>
          </label>
        </div>
        <textarea
          rows={1}
          spellCheck={false}
          aria-label={t('bring.paste')}
          placeholder={t('bring.paste')}
          value=""
          onChange={({ target }) => onBring(Promise.resolve(broughtText(target.value)))}
        />
      </div>
    </section>
  );
};
