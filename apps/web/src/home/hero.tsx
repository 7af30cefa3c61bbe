import type { Card } from '@stikk/engine';
import { buttonClass, PlayingCard } from '@stikk/ui';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { LETTERS } from '../i18n/letters.ts';
import styles from './hero.module.css';
import { NameField } from './name-field.tsx';

const FAN: readonly Card[] = ['KS', 'QH', 'AD', 'JC', 'TS'];

export const Hero = async () => {
  const t = await getTranslations('web.home');
  const index = LETTERS[await getLocale()];
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
        <NameField />
        <Link className={buttonClass('plain', styles.friends)} href="/new?with=friends">
          {t('withFriends')}
        </Link>
      </div>
      <ul className={styles.fan} aria-hidden="true">
        {FAN.map((card, place) => (
          <li key={card} style={{ '--c': place - 2 } as CSSProperties}>
            <PlayingCard card={card} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
};
