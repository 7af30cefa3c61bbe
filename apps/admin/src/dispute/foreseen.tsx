import { Notice, WarnIcon } from '@stikk/ui';
import { signed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import type { Foreseen as Outlook } from '../server/client.ts';
import table from '../shell/table.module.css';
import styles from './dispute.module.css';

interface ForeseenProps {
  readonly outlook: Outlook;
  readonly names: readonly string[];
}

/** What a ruling would change, beside how it stands, and what it takes in that cannot be made unseen. */
export const Foreseen = ({ outlook: { before, after, crossings }, names }: ForeseenProps) => {
  const t = useTranslations('admin.ruling');
  const wins = ({ winners }: Outlook['before']) =>
    winners === null ? t('goesOn') : winners.map((seat) => names[seat]).join(', ') || t('nobody');
  const rows: readonly (readonly [string, string | number, string | number])[] = [
    [t('deal'), before.deal, after.deal],
    ...names.map(
      (name, seat) => [name, signed(before.scores[seat] ?? 0), signed(after.scores[seat] ?? 0)] as const,
    ),
    [t('winners'), wins(before), wins(after)],
    [t('counts'), t(before.void ? 'no' : 'yes'), t(after.void ? 'no' : 'yes')],
  ];
  return (
    <section className={styles.foreseen} aria-label={t('changes')} role="status">
      {crossings.map((crossing) => (
        <Notice key={crossing} icon={<WarnIcon />}>
          {t(`crossing.${crossing}`)}
        </Notice>
      ))}
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, was, is]) => (
              <tr key={name} data-changed={was !== is || undefined}>
                <th scope="row">{name}</th>
                <td>{was}</td>
                <td>{is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
