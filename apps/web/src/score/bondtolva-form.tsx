import { SUITS, type Suit } from '@stikk/engine';
import { Segmented, SuitTile } from '@stikk/ui';
import type { BondtolvaOptions, Side } from '@stikk/variants/bondtolva';
import { gainOf, gainText, gainWarning, kindText, suitName } from '@stikk/words';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWords } from '../table/words.tsx';
import styles from './bondtolva-form.module.css';
import type { Declared } from './bondtolva-score.ts';
import { useSideName } from './side-name.ts';

interface PairsProps {
  readonly sides: readonly Side[];
  readonly declared: readonly Declared[];
  readonly options: BondtolvaOptions;
  /** The points that a pair would be added to; left out where they are not known yet. */
  readonly scores?: readonly number[] | undefined;
  readonly onDeclare: (pair: Declared) => void;
}

/** King and queen of a suit, by side: the first pair of the deal is trumf, the rest are tjog. */
export const Pairs = ({ sides, declared, options, scores, onDeclare }: PairsProps) => {
  const t = useTranslations('web.score');
  const { g } = useWords();
  const sideName = useSideName();
  const kind = declared.length === 0 ? 'trumf' : 'tjog';
  const points = options[`tolva.points.${kind}`];
  const taken = (suit: Suit) => declared.some((pair) => pair.suit === suit);
  return (
    <section className={styles.pairs}>
      <h3>{t('declares', { kind: kindText(g, kind), points })}</h3>
      {sides.map((side) => {
        const gain = scores && gainOf(scores[side]!, points, options);
        return (
          <fieldset key={side} className={styles.side}>
            <legend>
              <b>{sideName(side)}</b>
              {gain ? <span className="cap"> {gainText(g, gain)}</span> : null}
              {gain && gainWarning(g, gain, options) ? (
                <span className={styles.warning}> {gainWarning(g, gain, options)}</span>
              ) : null}
            </legend>
            {SUITS.map((suit) => (
              <button
                key={suit}
                type="button"
                className={`btn ${styles.suit}`}
                aria-label={t('declareSuit', { who: sideName(side), suit: suitName(g, suit) })}
                aria-disabled={taken(suit) || undefined}
                onClick={() => taken(suit) || onDeclare({ side, suit })}
              >
                <SuitTile suit={suit} />
              </button>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
};

interface DeclaredListProps {
  readonly declared: readonly Declared[];
  readonly onRemove?: ((place: number) => void) | undefined;
}

/** The pairs of the deal so far. */
export const DeclaredList = ({ declared, onRemove }: DeclaredListProps) => {
  const t = useTranslations('web.score');
  const { g } = useWords();
  const sideName = useSideName();
  if (declared.length === 0) return null;
  return (
    <ol className={styles.declared}>
      {declared.map(({ side, suit }, place) => {
        const text = t('declared', {
          who: sideName(side),
          kind: kindText(g, place === 0 ? 'trumf' : 'tjog'),
          suit: suitName(g, suit),
        });
        return (
          <li key={suit}>
            <SuitTile suit={suit} small />
            <span>{text}</span>
            {onRemove ? (
              <button
                type="button"
                className="btn btn-bare btn-icon"
                aria-label={t('remove', { name: text })}
                onClick={() => onRemove(place)}
              >
                <X className="i" aria-hidden="true" />
              </button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
};

export interface ClosingKeyed {
  readonly last: Side | undefined;
  /** `null` where nobody has most. */
  readonly matadors: Side | null | undefined;
}

interface ClosingProps {
  readonly sides: readonly Side[];
  readonly value: ClosingKeyed;
  readonly onChange: (value: ClosingKeyed) => void;
}

const NOBODY = 'nobody';

/** Who took the last trick, and who has most aces and tens. */
export const Closing = ({ sides, value, onChange }: ClosingProps) => {
  const t = useTranslations('web.score');
  const sideName = useSideName();
  const options = sides.map((side) => ({ value: String(side), label: sideName(side) }));
  const { last, matadors } = value;
  return (
    <section className={styles.closing}>
      <h3>{t('lastTrick')}</h3>
      <Segmented
        label={t('lastTrick')}
        value={last === undefined ? '' : String(last)}
        options={options}
        onChange={(side) => onChange({ ...value, last: Number(side) })}
      />
      <h3>{t('matadors')}</h3>
      <Segmented
        label={t('matadors')}
        value={matadors === undefined ? '' : matadors === null ? NOBODY : String(matadors)}
        options={[...options, { value: NOBODY, label: t('nobody') }]}
        onChange={(side) => onChange({ ...value, matadors: side === NOBODY ? null : Number(side) })}
      />
    </section>
  );
};
