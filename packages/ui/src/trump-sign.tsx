import type { Card, Trump } from '@stikk/engine';
import type { ReactNode } from 'react';
import { CardBack, type IndexLetters, PlayingCard } from './playing-card.tsx';
import { TrumpTiles } from './suit-tile.tsx';

export interface TrumpSignProps {
  /** `undefined`: not decided yet. */
  trump: Trump | undefined;
  /** As in *Ruter er trumf*, or *Uten trumf*. */
  title: string;
  subtitle?: ReactNode;
  /** The card that was turned up, on what is left of the pack. */
  turnedUp?: { card: Card; label: string; index: IndexLetters } | undefined;
}

/** The trump in the corner of the cloth. */
export const TrumpSign = ({ trump, title, subtitle, turnedUp }: TrumpSignProps) => (
  <div className="tr">
    {turnedUp ? (
      <span className="pile">
        <CardBack />
        <PlayingCard {...turnedUp} />
      </span>
    ) : trump === undefined ? (
      <span className="tile none" aria-hidden="true" />
    ) : (
      <TrumpTiles trump={trump} />
    )}
    <div>
      <b>{title}</b>
      {subtitle === undefined ? null : <span>{subtitle}</span>}
    </div>
  </div>
);

export interface TrumpChipProps {
  trump: Trump | undefined;
  /** Short, as in *Ruter*. */
  text: string;
  turnedUp?: { card: Card; index: IndexLetters } | undefined;
  label?: string | undefined;
}

/** The trump in the bar of a narrow screen. */
export const TrumpChip = ({ trump, text, turnedUp, label }: TrumpChipProps) =>
  turnedUp ? (
    <span className="up">
      <PlayingCard {...turnedUp} size={34} />
      <b aria-hidden={label !== undefined}>{text}</b>
      {label === undefined ? null : <span className="vh">{label}</span>}
    </span>
  ) : (
    <span className="chip">
      {trump === undefined ? (
        <span className="tile none" aria-hidden="true" />
      ) : (
        <TrumpTiles trump={trump} small />
      )}
      <span aria-hidden={label !== undefined}>{text}</span>
      {label === undefined ? null : <span className="vh">{label}</span>}
    </span>
  );

export interface TurnedUpProps {
  card: Card;
  index: IndexLetters;
  /** The card in words. */
  label: string;
  /** What it means, as in *ligt om: harten troef*. */
  text: ReactNode;
}

/** The turned-up card on the middle of the cloth. */
export const TurnedUp = ({ card, index, label, text }: TurnedUpProps) => (
  <div className="turned-up">
    <span className="pile">
      <CardBack />
      <PlayingCard card={card} index={index} label={label} />
    </span>
    <span>{text}</span>
  </div>
);
