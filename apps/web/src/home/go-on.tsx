import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePresetName } from '../i18n/preset-name.ts';
import styles from './match-list.module.css';

interface GoOnProps {
  readonly match: {
    readonly preset: string;
    readonly deal: number;
    readonly deals: number;
    readonly yourTurn: boolean;
  };
  readonly points: number;
}

/** What a line about an unfinished match says; the line itself leads there. */
export const GoOn = ({ match: { preset, deal, deals, yourTurn }, points }: GoOnProps) => {
  const t = useTranslations('web.home');
  const nameOf = usePresetName();
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <b>{yourTurn ? t('goOnYours') : t('goOn')}</b>
        <small>
          {t('goOnText', {
            name: nameOf(preset),
            deal: Math.max(deal, 1),
            deals: deals > 1 ? `${Math.max(deals, deal)}` : 'open',
            points,
          })}
        </small>
      </span>
      <ArrowRight className="i" aria-hidden="true" />
    </>
  );
};
