import type { Suit } from '@stikk/engine';
import { DealsPreview, FaultLine, type PreviewDeal, Sheet } from '@stikk/ui';
import { listed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { Outcome } from './draft.ts';
import styles from './preview.module.css';

/** So many deals at most are named one by one. */
const NAMED = 6;

/** Which seat stands under a deal: who leads, counted from who leads first; else who deals, from who deals first. */
const seatsUnder = ({ plan, sheet }: Outcome): 'leads' | 'deals' | 'none' => {
  if (plan.some(({ dealer }) => dealer === undefined)) return 'none';
  return sheet.firstLead === 'left_of_dealer' ? 'leads' : 'deals';
};

/** The deals that the rules lead to. */
export const Preview = ({ outcome }: { outcome: Outcome }) => {
  const t = useTranslations('web.preview');
  const words = useGameWords();
  const { plan } = outcome;
  const seat = seatsUnder(outcome);
  const deals = plan.map(({ size, trump, dealer, fault, players }, index): PreviewDeal => {
    const number = dealer === undefined || seat === 'none' ? 0 : dealer + 1;
    return {
      size,
      hollow: trump === 'NT',
      state: fault ? 'fault' : 'todo',
      trump: trump as Suit | 'NT' | undefined,
      seat: number === 0 ? undefined : number,
      label: t('deal', {
        deal: index + 1,
        size,
        players,
        trump: words('trump.short', { trump: trump ?? 'open' }),
        seat,
        number,
        fault: fault ? 'yes' : 'no',
      }),
    };
  });
  const hollow = plan.some(({ trump }) => trump === 'NT');
  const faulty = plan.flatMap(({ fault }, index) => (fault ? [`${index + 1}`] : []));
  return (
    <Sheet title={t('title')} className={styles.preview}>
      <p className="cap">{t('legend', { count: plan.length, seat, hollow: hollow ? 'yes' : 'no' })}</p>
      {plan.length === 0 ? null : <DealsPreview deals={deals} />}
      {faulty.length === 0 ? null : (
        <FaultLine>
          {t('short', {
            count: faulty.length,
            deals: faulty.length > NAMED ? `${faulty.length}` : listed(words, faulty),
            named: faulty.length > NAMED ? 'no' : 'yes',
          })}
        </FaultLine>
      )}
    </Sheet>
  );
};
