import { RULINGS, type RulingKind, seatSides } from '@stikk/engine';
import { Button, Sheet } from '@stikk/ui';
import { REASONS, type Reason } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { Replay } from '../replay/use-replay.ts';
import { type Foreseen as Outlook, server } from '../server/client.ts';
import { useDuty } from '../shell/staff.tsx';
import { useTrouble } from '../shell/trouble.ts';
import styles from './dispute.module.css';
import { type Draft, rulingOf, untilOf } from './draft.ts';
import { Foreseen } from './foreseen.tsx';
import { KindFields } from './kind-fields.tsx';

interface RulingFormProps {
  readonly id: string;
  /** Whether what is ruled goes to another director first. */
  readonly takesTwo: boolean;
  readonly at: Replay;
  readonly onRuled: () => Promise<void>;
}

/** A ruling: what it is and why; what it would change is looked at before it is made. */
export const RulingForm = ({ id, takesTwo, at, onRuled }: RulingFormProps) => {
  const t = useTranslations('admin.ruling');
  const kinds = useTranslations('ruling.kind');
  const reasons = useTranslations('ruling.reason');
  const { act } = useDuty();
  const trouble = useTrouble();
  const sides = new Set(seatSides(at.film.game, at.film.options)).size;
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: 'none',
    reason: 'as-the-rules-say',
    note: '',
    seat: 0,
    points: Array.from({ length: sides }, () => '0'),
    from: at.seq,
    sets: true,
    days: 7,
    rated: false,
    reverses: undefined,
  }));
  const [outlook, setOutlook] = useState<Outlook>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ids = { reason: useId(), note: useId() };
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setOutlook(undefined);
    setFailed(undefined);
  };
  const attempt = async (doing: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await doing().catch((error) => setFailed(trouble(error)));
    setBusy(false);
  };
  const foresee = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const answer = await act(() => server.foresee.query({ id, ruling: rulingOf(draft) }));
      if (answer.ok) setOutlook(answer);
      else setFailed(trouble(answer.reason));
    });
  };
  const rule = () =>
    attempt(async () => {
      const rulingId = crypto.randomUUID();
      const until = untilOf(draft, Date.now());
      const made = { id, rulingId, ruling: rulingOf(draft), ...(until !== undefined && { until }) };
      const answer = await act(() => (takesTwo ? server.propose : server.rule).mutate(made));
      if (answer.ok) await onRuled();
      else setFailed(trouble(answer.reason));
    });
  return (
    <Sheet title={t('title')}>
      <form className={styles.form} onSubmit={foresee}>
        {takesTwo ? <p>{t('takesTwo')}</p> : null}
        <fieldset className={styles.kinds}>
          <legend>{t('kind')}</legend>
          {RULINGS.map((kind: RulingKind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`kind-${id}`}
                checked={draft.kind === kind}
                onChange={() => change({ kind })}
              />
              <span>
                <b>{kinds(kind)}</b>
                <small>{t(`hint.${kind}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <KindFields draft={draft} at={at} onChange={change} />
        <label htmlFor={ids.reason}>{t('reason')}</label>
        <select
          id={ids.reason}
          className="sel"
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value as Reason })}
        >
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasons(reason)}
            </option>
          ))}
        </select>
        <label htmlFor={ids.note}>{t('note')}</label>
        <textarea
          id={ids.note}
          className="field"
          rows={3}
          maxLength={2000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
        {outlook === undefined ? null : <Foreseen outlook={outlook} names={at.names} />}
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            {t('foresee')}
          </Button>
          {outlook === undefined ? null : (
            <Button look="go" busy={busy} onClick={rule}>
              {t(takesTwo ? 'propose' : 'rule')}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
};
