import { buttonClass, Sheet } from '@stikk/ui';
import { SlidersHorizontal } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PRESETS } from '../rules/family.ts';
import { GAMES } from './game.ts';
import styles from './more-sheets.module.css';
import { OwnSheets } from './own-sheets.tsx';

const OTHERS = PRESETS.filter((preset) => !GAMES.some((game) => game === preset));

/** Rule sheets beyond the games of the cards, the player's own, and the way to write one. */
export const MoreSheets = async () => {
  const t = await getTranslations('web.home');
  const words = await getTranslations('game');
  return (
    <Sheet title={t('more')} className={styles.more}>
      <p>{t('moreText')}</p>
      <Link className={buttonClass('plain', styles.write)} href="/new">
        <SlidersHorizontal className="i" aria-hidden="true" />
        {t('write')}
      </Link>
      <ul className={styles.chips}>
        {OTHERS.map((preset) => (
          <li key={preset}>
            <Link className="pc" href={`/rules/${preset}`}>
              {words(`preset.${preset}.name` as 'preset.blackout.name')}
            </Link>
          </li>
        ))}
      </ul>
      <OwnSheets />
    </Sheet>
  );
};
