'use client';

import { createContext, type ReactNode, useContext, useId } from 'react';
import { UndoIcon, WarnIcon } from './icons.tsx';

interface FieldIds {
  label: string;
  hint: string | undefined;
}
const Field = createContext<FieldIds | undefined>(undefined);

/** What an input inside a `RuleField` is named and described by; its own `label` goes before. */
export const useFieldNames = (label: string | undefined) => {
  const ids = useContext(Field);
  if (label !== undefined) return { 'aria-label': label };
  return ids ? { 'aria-labelledby': ids.label, 'aria-describedby': ids.hint } : {};
};

export interface RuleFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The input; or text, where the rule follows from others. */
  children: ReactNode;
  /** It differs from the preset: the word for that, from what to what, and the way back. */
  changed?: { tag: string; text: ReactNode; back: string; onBack: () => void } | undefined;
  /** A `Fault` that this rule is part of. */
  fault?: ReactNode;
}

/** One house rule: its name, what it means, and its input. */
export const RuleField = ({ label, hint, children, changed, fault }: RuleFieldProps) => {
  const labelId = useId();
  const hintId = useId();
  const classes = ['opt', changed && 'ch', fault !== undefined && fault !== null && 'er'];
  return (
    <Field value={{ label: labelId, hint: hint === undefined ? undefined : hintId }}>
      <div className={classes.filter(Boolean).join(' ')}>
        <div className="ot">
          <h3 id={labelId}>{label}</h3>
          {hint === undefined ? null : (
            <p className="cap" id={hintId}>
              {hint}
            </p>
          )}
        </div>
        {typeof children === 'string' || typeof children === 'number' ? (
          <p className="fx">{children}</p>
        ) : (
          children
        )}
        {changed ? (
          <div className="chg">
            <span className="tag">{changed.tag}</span> <span>{changed.text}</span>
            <button type="button" className="undo" aria-describedby={labelId} onClick={changed.onBack}>
              <UndoIcon />
              {changed.back}
            </button>
          </div>
        ) : null}
        {fault}
      </div>
    </Field>
  );
};

/** Rules that belong together. */
export const RuleGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="grp" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

export interface FaultProps {
  /** What is wrong, a few words. */
  title: ReactNode;
  /** Why. */
  children?: ReactNode;
  /** Buttons that put it right. */
  fixes?: readonly { id: string; text: ReactNode; onFix: () => void }[] | undefined;
}

/** Rules that do not go together: what is wrong, why, and ways to put it right. */
export const Fault = ({ title, children, fixes = [] }: FaultProps) => (
  <div className="err" role="alert">
    <WarnIcon />
    <div>
      <b>{title}</b> {children}
      {fixes.length === 0 ? null : (
        <div className="fix">
          {fixes.map(({ id, text, onFix }) => (
            <button key={id} type="button" className="btn" onClick={onFix}>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  </div>
);

/** One line with the warning sign. */
export const FaultLine = ({ children }: { children: ReactNode }) => (
  <p className="bm">
    <WarnIcon />
    <span>{children}</span>
  </p>
);
