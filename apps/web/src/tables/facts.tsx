import { useTranslations } from 'next-intl';
import styles from './facts.module.css';
import { clockName } from './settings.ts';
import type { TableView } from './wire.ts';

/** How a table is set, in a few words. */
export const Facts = ({ settings }: { readonly settings: TableView['settings'] }) => {
  const t = useTranslations('web.friends');
  const facts = useTranslations('web.tables');
  const clock = clockName(settings.clock);
  return (
    <ul className={styles.facts} aria-label={facts('facts')}>
      {clock === undefined ? null : <li>{t(`clockFacts.${clock}`)}</li>}
      <li>{t(`watchFacts.${settings.watch}`)}</li>
      {settings.password ? <li>{facts('withPassword')}</li> : null}
      {settings.listed ? <li>{facts('isListed')}</li> : null}
      {settings.rated ? <li>{facts('isRated')}</li> : null}
    </ul>
  );
};
