import { DoneIcon, SuitTile } from '@stikk/ui';
import { refusalText } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { Candidate } from '../position/model.ts';
import { Card } from '../position/position.tsx';
import { type Choice, choicesAt, type Possible } from './possible.ts';
import styles from './replay.module.css';
import type { Replay } from './use-replay.ts';

/** What could have been done, and why the rest could not. */
export const Alternatives = ({ replay }: { readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const g = useGameWords();
  const { film, family, seq, names } = replay;
  const choices = choicesAt(film, family, seq, g).filter(({ all }) => all.length > 0);
  if (choices.length === 0) return null;
  return (
    <section className={styles.choices} aria-labelledby="choices">
      <h2 id="choices">{t('choices')}</h2>
      {choices.map((choice) => (
        <div key={choice.seat}>
          <h3>{names[choice.seat]}</h3>
          <List label={t('allowed')} some={choice.all.filter(({ refused }) => refused === undefined)} />
          <Refused choice={choice} replay={replay} />
        </div>
      ))}
    </section>
  );
};

const List = ({ label, some }: { readonly label: string; readonly some: readonly Possible[] }) => {
  const t = useTranslations('admin.replay');
  if (some.length === 0) return null;
  return (
    <>
      <h4>{label}</h4>
      <ul className={styles.possible}>
        {some.map((possible) => (
          <li key={JSON.stringify(possible.command)} data-made={possible.made || undefined}>
            <Sign possible={possible} />
            {possible.made ? (
              <span className={styles.made}>
                <DoneIcon />
                <span className="vh">{t('made')}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Something that can be done, as it looks on the table. */
export const Sign = ({ possible: { card, suit, text } }: { readonly possible: Candidate }) => {
  if (card !== undefined) return <Card card={card} size={34} />;
  return (
    <>
      {suit === undefined ? null : <SuitTile suit={suit} small />}
      <span>{text}</span>
    </>
  );
};

/** What was not allowed, by the reason why. */
const Refused = ({ choice, replay }: { readonly choice: Choice; readonly replay: Replay }) => {
  const t = useTranslations('admin.replay');
  const g = useGameWords();
  const { file, film, family, names } = replay;
  const groups = new Map<string, Possible[]>();
  for (const possible of choice.all) {
    if (possible.refused === undefined) continue;
    const why = refusalText(g, possible.refused, {
      preset: file.preset,
      names,
      options: film.options,
      state: choice.state,
      command: possible.command,
    });
    const rule = family.rules[possible.refused];
    const text = rule === undefined ? why : `${why} (${rule})`;
    groups.set(text, [...(groups.get(text) ?? []), possible]);
  }
  return [...groups].map(([why, some]) => <List key={why} label={t('refused', { why })} some={some} />);
};
