'use client';

import type { Suit } from '@stikk/engine';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldNames } from './rule-field.tsx';
import { SuitTile } from './suit-tile.tsx';

interface Named {
  /** The input's name where it stands outside a `RuleField`. */
  label?: string | undefined;
  disabled?: boolean | undefined;
}

export interface StepperProps extends Named {
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  labels: { fewer: string; more: string };
  /** As it is shown, with a unit or a word. */
  format?: ((value: number) => ReactNode) | undefined;
}

/** A number between two ends, one step at a time. */
export const Stepper = (props: StepperProps) => {
  const { value, min, max, step = 1, onChange, labels, format, label, disabled } = props;
  const go = (next: number) => {
    const held = Math.max(min, Math.min(max, next));
    if (!disabled && held !== value) onChange(held);
  };
  return (
    <fieldset className="step" {...useFieldNames(label)}>
      <button
        type="button"
        aria-label={labels.fewer}
        aria-disabled={disabled || value <= min || undefined}
        onClick={() => go(value - step)}
      >
        <Minus className="i" aria-hidden="true" />
      </button>
      <output className="num">{format ? format(value) : value}</output>
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => go(value + step)}
      >
        <Plus className="i" aria-hidden="true" />
      </button>
    </fieldset>
  );
};

export interface Option<T extends string> {
  value: T;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<T extends string> extends Named {
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export const Segmented = <T extends string>(props: SegmentedProps<T>) => {
  const { value, options, onChange, label, disabled } = props;
  const name = useId();
  return (
    <div className="seg" role="radiogroup" {...useFieldNames(label)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};

export interface SwitchProps extends Named {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The word for how it stands, as in *Ja*. */
  text: ReactNode;
}

export const Switch = ({ checked, onChange, text, label, disabled }: SwitchProps) => (
  <button
    type="button"
    className="sw"
    role="switch"
    aria-checked={checked}
    aria-disabled={disabled || undefined}
    {...useFieldNames(label)}
    onClick={() => disabled || onChange(!checked)}
  >
    <i aria-hidden="true" />
    <span>{text}</span>
  </button>
);

export interface SelectProps<T extends string> extends Named {
  value: T;
  options: readonly { value: T; label: string; disabled?: boolean | undefined }[];
  onChange: (value: T) => void;
}

/** One of many. The browser's own, so that it works with every finger and reader. */
export const Select = <T extends string>(props: SelectProps<T>) => {
  const { value, options, onChange, label, disabled } = props;
  return (
    <select
      className="sel"
      value={value}
      disabled={disabled}
      {...useFieldNames(label)}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
};

export interface ChipsProps<T extends string> extends Named {
  values: ReadonlySet<T>;
  options: readonly Option<T>[];
  onChange: (values: ReadonlySet<T>) => void;
}

/** Any of a few. */
export const Chips = <T extends string>({ values, options, onChange, label, disabled }: ChipsProps<T>) => (
  <fieldset className="chips" {...useFieldNames(label)}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className="pc"
        aria-pressed={values.has(option.value)}
        aria-disabled={disabled || option.disabled || undefined}
        onClick={() => {
          if (disabled || option.disabled) return;
          const next = new Set(values);
          if (!next.delete(option.value)) next.add(option.value);
          onChange(next);
        }}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);

export interface SuitOrderProps extends Named {
  value: readonly Suit[];
  onChange: (value: readonly Suit[]) => void;
  /** The suits in words. */
  names: Record<Suit, string>;
  labels: { earlier: (name: string) => string; later: (name: string) => string };
}

/** Suits in an order, each moved one step at a time. */
export const SuitOrder = ({ value, onChange, names, labels, label, disabled }: SuitOrderProps) => {
  const swap = (from: number, to: number) => {
    if (disabled || to < 0 || to >= value.length) return;
    const next = [...value];
    [next[from], next[to]] = [next[to]!, next[from]!];
    onChange(next);
  };
  return (
    <ol className="suit-order" {...useFieldNames(label)}>
      {value.map((suit, place) => (
        <li key={suit}>
          <button
            type="button"
            aria-label={labels.earlier(names[suit])}
            aria-disabled={disabled || place === 0 || undefined}
            onClick={() => swap(place, place - 1)}
          >
            <ChevronLeft className="i" aria-hidden="true" />
          </button>
          <SuitTile suit={suit} />
          <span className="vh">{names[suit]}</span>
          <button
            type="button"
            aria-label={labels.later(names[suit])}
            aria-disabled={disabled || place === value.length - 1 || undefined}
            onClick={() => swap(place, place + 1)}
          >
            <ChevronRight className="i" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ol>
  );
};

export interface NumberListProps extends Named {
  value: readonly number[];
  min: number;
  max: number;
  /** How many numbers the list may hold. */
  most?: number | undefined;
  onChange: (value: readonly number[]) => void;
  labels: { item: (place: number) => string; remove: (place: number) => string; add: string };
}

/** A list of numbers, such as the cards of each deal or points by tricks bid. Places count from 1. */
export const NumberList = (props: NumberListProps) => {
  const { value, min, max, most = 60, onChange, labels, label, disabled } = props;
  const set = (place: number, text: string) => {
    const number = Number.parseInt(text, 10);
    if (Number.isNaN(number)) return;
    onChange(value.map((old, at) => (at === place ? Math.max(min, Math.min(max, number)) : old)));
  };
  return (
    <ol className="numbers" {...useFieldNames(label)}>
      {value.map((number, place) => (
        <li key={`number ${place}`}>
          <input
            type="number"
            inputMode="numeric"
            className="num"
            value={number}
            min={min}
            max={max}
            disabled={disabled}
            aria-label={labels.item(place + 1)}
            onChange={(event) => set(place, event.target.value)}
          />
          <button
            type="button"
            aria-label={labels.remove(place + 1)}
            aria-disabled={disabled || value.length <= 1 || undefined}
            onClick={() => disabled || value.length <= 1 || onChange(value.filter((_, at) => at !== place))}
          >
            <X className="i" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={labels.add}
          aria-disabled={disabled || value.length >= most || undefined}
          onClick={() => disabled || value.length >= most || onChange([...value, value.at(-1) ?? min])}
        >
          <Plus className="i" aria-hidden="true" />
        </button>
      </li>
    </ol>
  );
};
