import type { MaybeCard } from '@stikk/engine';
import { PlayingCard } from '@stikk/ui';
import type { ReactNode } from 'react';

/** A page that leads nowhere: what happened, and the ways on. */
export const Stop = (props: { title: string; text: string; card?: MaybeCard; children: ReactNode }) => (
  <main id="main" className="stop">
    {props.card === undefined ? null : (
      <div className="stop-felt">
        <PlayingCard card={props.card} index="en" size={96} />
      </div>
    )}
    <h1>{props.title}</h1>
    <p>{props.text}</p>
    <div className="stop-ways">{props.children}</div>
  </main>
);
