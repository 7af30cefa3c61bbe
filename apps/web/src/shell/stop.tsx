import type { MaybeCard } from '@stikk/engine';
import { PlayingCard } from '@stikk/ui';
import type { ReactNode } from 'react';
import styles from './stop.module.css';

/** A page that leads nowhere: what happened, and the ways on. */
export const Stop = (props: { title: string; text: string; card: MaybeCard; children: ReactNode }) => (
  <main id="main" className={styles.stop}>
    <div className={styles.felt}>
      <PlayingCard card={props.card} index="en" size={96} />
    </div>
    <h1>{props.title}</h1>
    <p>{props.text}</p>
    <div className={styles.ways}>{props.children}</div>
  </main>
);
