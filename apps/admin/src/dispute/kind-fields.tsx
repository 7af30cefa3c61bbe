import { seatSides } from '@stikk/engine';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '../entry/field.tsx';
import type { Replay } from '../replay/use-replay.ts';
import type { Draft } from './draft.ts';

interface KindFieldsProps {
  readonly draft: Draft;
  readonly at: Replay;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** What a ruling of its kind has to say beside its reason. */
export const KindFields = ({ draft, at, onChange }: KindFieldsProps) => {
  const t = useTranslations('admin.ruling');
  const ids = { seat: useId(), reverses: useId(), sets: useId(), scope: useId() };
  const { film, names, seq } = at;
  const sides = seatSides(film.game, film.options);
  const sideName = (side: number) => names.filter((_, seat) => sides[seat] === side).join(' + ');
  const rulings = film.entries.filter((entry) => 'table' in entry && entry.table.type === 'RulingMade');
  const { kind } = draft;
  return (
    <>
      {kind === 'warn' || kind === 'hold' || kind === 'suspend' ? (
        <>
          <label htmlFor={ids.seat}>{t('seat')}</label>
          <select
            id={ids.seat}
            className="sel"
            value={draft.seat}
            onChange={({ target }) => onChange({ seat: Number(target.value) })}
          >
            {names.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : null}
      {kind === 'adjust' || kind === 'close'
        ? draft.points.map((points, side) => (
            <Field
              key={side}
              label={t('points', { who: sideName(side) })}
              inputMode="numeric"
              value={points}
              onText={(text) =>
                onChange({ points: draft.points.map((was, at) => (at === side ? text : was)) })
              }
            />
          ))
        : null}
      {kind === 'strike' ? (
        <>
          <Field
            label={t('from')}
            inputMode="numeric"
            value={String(draft.from)}
            onText={(text) => onChange({ from: Number(text.replace(/\D/g, '')) })}
          />
          <button type="button" className="btn" onClick={() => onChange({ from: seq })}>
            {t('fromShown', { seq })}
          </button>
        </>
      ) : null}
      {kind === 'pause' || kind === 'void' ? (
        <>
          <label htmlFor={ids.sets}>{t('sets')}</label>
          <select
            id={ids.sets}
            className="sel"
            value={draft.sets ? 'yes' : 'no'}
            onChange={({ target }) => onChange({ sets: target.value === 'yes' })}
          >
            <option value="yes">{t(`${kind}Yes`)}</option>
            <option value="no">{t(`${kind}No`)}</option>
          </select>
        </>
      ) : null}
      {kind === 'suspend' ? (
        <>
          <label htmlFor={ids.scope}>{t('scope')}</label>
          <select
            id={ids.scope}
            className="sel"
            value={draft.rated ? 'rated' : 'all'}
            onChange={({ target }) => onChange({ rated: target.value === 'rated' })}
          >
            <option value="all">{t('scopes.all')}</option>
            <option value="rated">{t('scopes.rated')}</option>
          </select>
          <Field
            label={t('days')}
            type="number"
            min={1}
            max={3650}
            value={String(draft.days)}
            onText={(text) => onChange({ days: Math.max(1, Math.min(3650, Number(text) || 1)) })}
          />
        </>
      ) : null}
      {rulings.length > 0 ? (
        <>
          <label htmlFor={ids.reverses}>{t('reverses')}</label>
          <select
            id={ids.reverses}
            className="sel"
            value={draft.reverses ?? ''}
            onChange={({ target }) =>
              onChange({ reverses: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">{t('reversesNone')}</option>
            {rulings.map((entry) => (
              <option key={entry.seq} value={entry.seq}>
                {t('reversesOne', { seq: entry.seq })}
              </option>
            ))}
          </select>
        </>
      ) : null}
    </>
  );
};
