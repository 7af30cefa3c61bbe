import { HIDDEN, type Seat } from '@stikk/engine';
import { useAround } from '../live/use-around.tsx';
import type { Told } from '../table/telling.ts';
import { useWords } from '../table/words.tsx';
import type { Spoken } from './spoken.ts';
import styles from './text.module.css';
import type { Choice } from './typed.ts';

interface PersonProps {
  readonly seat: Seat;
  text(around: readonly string[]): string;
}

const Person = ({ seat, text }: PersonProps) => <li>{text(useAround(seat).spoken)}</li>;

const Part = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

const Choices = ({ choices }: { readonly choices: readonly Choice<unknown>[] }) => (
  <ul className={styles.choices}>
    {choices.map(({ typed, text }) => (
      <li key={text}>
        <kbd>{typed[0]}</kbd> {text}
      </li>
    ))}
  </ul>
);

export interface TableToldProps {
  readonly spoken: Spoken<unknown>;
  readonly lines: readonly Told[];
}

/** How the table stands, part by part, and last what the reader may type. */
export const TableTold = ({ spoken, lines }: TableToldProps) => {
  const { t } = useWords();
  const { facts, seats, trick, hand, choices } = spoken;
  const now = choices.filter((choice) => choice.now);
  const cards = choices.filter(({ command }) => (command as { type: string }).type === 'PlayCard');
  const later = cards.filter((choice) => !choice.now);
  const hidden = hand.filter((card) => card === HIDDEN).length;
  return (
    <div className={styles.parts}>
      <Part title={t('text.table')} lines={facts} />
      <section>
        <h2>{t('text.people')}</h2>
        <ol>
          {seats.map((one) => (
            <Person key={one.seat} {...one} />
          ))}
        </ol>
      </section>
      {trick ? (
        <Part title={trick.title} lines={trick.plays.length > 0 ? trick.plays : [t('text.noCard')]} />
      ) : null}
      {now.length === 0 ? null : (
        <section>
          <h2>{t('text.now')}</h2>
          <Choices choices={now} />
        </section>
      )}
      {later.length + hidden === 0 ? null : (
        <section>
          <h2>{t(now.length > 0 ? 'text.rest' : 'text.hand')}</h2>
          {hidden === 0 ? null : <p>{t('text.hidden', { count: hidden })}</p>}
          <Choices choices={later} />
        </section>
      )}
      <Part title={t('side.events')} lines={lines.map(({ text }) => text).reverse()} />
    </div>
  );
};
