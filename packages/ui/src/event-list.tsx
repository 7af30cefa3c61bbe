import type { Suit } from '@stikk/engine';
import { Info, Hand as Palm } from 'lucide-react';
import type { ReactNode } from 'react';
import { DoneIcon, MissedIcon } from './icons.tsx';
import { SuitTile } from './suit-tile.tsx';

export interface EventEntry {
  id: string | number;
  /** What stands before the line: a suit for a card, or a sign. */
  sign?: Suit | 'NT' | 'done' | 'missed' | 'info' | 'bid' | undefined;
  text: ReactNode;
  /** Taken back: kept, with a line through. */
  struck?: boolean | undefined;
}

const SIGNS = { done: DoneIcon, missed: MissedIcon } as const;

const Sign = ({ sign }: { sign: EventEntry['sign'] }) => {
  if (sign === undefined) return <span />;
  if (sign === 'info') return <Info className="i" aria-hidden="true" />;
  if (sign === 'bid') return <Palm className="i" aria-hidden="true" />;
  if (sign === 'done' || sign === 'missed') {
    const Icon = SIGNS[sign];
    return <Icon />;
  }
  return <SuitTile suit={sign} small />;
};

/** What happened, the latest first. Said aloud by the `LiveRegion`, not by this list. */
export const EventList = ({ title, events }: { title?: ReactNode; events: readonly EventEntry[] }) => (
  <section className="events">
    {title === undefined ? null : <h2>{title}</h2>}
    <ol className="log">
      {events.map(({ id, sign, text, struck }, place) => (
        <li
          key={id}
          className={[place === 0 && 'now', struck && 'struck'].filter(Boolean).join(' ') || undefined}
        >
          <Sign sign={sign} />
          {struck ? <del>{text}</del> : <span>{text}</span>}
        </li>
      ))}
    </ol>
  </section>
);

export interface PhrasesProps {
  title?: ReactNode;
  phrases: readonly { id: string; text: string }[];
  onSay: (id: string) => void;
  disabled?: boolean | undefined;
}

/** Ready phrases for table talk. */
export const Phrases = ({ title, phrases, onSay, disabled }: PhrasesProps) => (
  <section className="phrases">
    {title === undefined ? null : <h2>{title}</h2>}
    <div className="phr">
      {phrases.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="btn"
          aria-disabled={disabled || undefined}
          onClick={() => disabled || onSay(id)}
        >
          {text}
        </button>
      ))}
    </div>
  </section>
);

/** Keys and what they do, on one line. */
export const KeyHints = ({ keys }: { keys: readonly { key: string; text: string }[] }) => (
  <p className="keys muted">
    {keys.map(({ key, text }) => (
      <span key={key}>
        <kbd>{key}</kbd> {text}
      </span>
    ))}
  </p>
);
