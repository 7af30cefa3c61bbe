import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import { Sign } from '../replay/alternatives.tsx';
import styles from './branch.module.css';
import { possibleAt } from './possible.ts';
import type { Branching } from './use-branch.ts';

/** For whom one acts oneself, and what can be done for whoever of them is to act. */
export const Steering = ({ branching }: { readonly branching: Branching }) => {
  const t = useTranslations('admin.branch');
  const g = useGameWords();
  const { shown, steered, thinking, steer, act, goOn, stop } = branching;
  const { names } = shown;
  const { toAct, mine } = possibleAt(shown, steered, g);
  const waits = toAct.filter((actor) => typeof actor === 'number').map((seat) => names[seat]);
  const isMine = mine !== undefined;
  return (
    <>
      <fieldset className={styles.seats}>
        <legend>{t('steer')}</legend>
        {names.map((name, seat) => (
          <label key={seat}>
            <input
              type="checkbox"
              checked={steered.has(seat)}
              onChange={({ target }) => steer(seat, target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {isMine && !thinking ? (
        <div className={styles.mine}>
          <h3>{t('mine', { who: names[mine.seat] ?? '' })}</h3>
          <ul>
            {mine.all.map((candidate) => (
              <li key={JSON.stringify(candidate.command)}>
                <button
                  type="button"
                  aria-label={candidate.text}
                  onClick={() => act(mine.seat, candidate.command)}
                >
                  <Sign possible={candidate} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.acts}>
        {thinking ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button look="primary" disabled={isMine || toAct.length === 0} onClick={goOn}>
            {t('goOn')}
          </Button>
        )}
        <span className="cap" role="status">
          {thinking
            ? t('thinking')
            : toAct.length === 0
              ? t('ended')
              : toAct.includes('house')
                ? t('deals')
                : t('waits', { who: waits.join(', ') })}
        </span>
      </div>
    </>
  );
};
