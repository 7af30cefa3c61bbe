'use client';

import { Stepper } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { Pick } from '../shell/pick.tsx';
import { MISS_KINDS, readHit, readMiss, readZero, writeHit, writeMiss, writeZero } from './formula.ts';
import styles from './input.module.css';

interface FormulaInputProps {
  option: string;
  value: string;
  /** The formula in words. */
  text: string;
  onChange: (value: string) => void;
}

/** Where a bid of nothing is like any other, its list says so already. */
const NO_FORMULA = 'same';
const MOST_POINTS = 100;
const HIT_KINDS = ['fixed', 'each', 'square'] as const;
const ZERO_KINDS = ['same', 'fixed', 'size'] as const;

/** How many points a bid brings or costs, by a formula that is put together from its parts. */
export const FormulaInput = ({ option, value, text, onChange }: FormulaInputProps) => (
  <div className={styles.formula}>
    {value === NO_FORMULA ? null : <p className="fx">{text}</p>}
    {option === 'scoring.hit' ? (
      <Hit value={value} onChange={onChange} />
    ) : option === 'scoring.miss' ? (
      <Miss value={value} onChange={onChange} />
    ) : (
      <Zero value={value} onChange={onChange} />
    )}
  </div>
);

type PartProps = Pick<FormulaInputProps, 'value' | 'onChange'>;

const Hit = ({ value, onChange }: PartProps) => {
  const t = useTranslations('web.new');
  const hit = readHit(value);
  return (
    <div className={styles.row}>
      <Points
        name={t('hit.base')}
        value={hit.base}
        min={0}
        onChange={(base) => onChange(writeHit({ ...hit, base }))}
      />
      <Pick
        label={t('hit.kind')}
        value={hit.kind}
        options={HIT_KINDS.map((kind) => ({ value: kind, label: t(`hit.${kind}`) }))}
        onChange={(kind) => onChange(writeHit({ ...hit, kind }))}
      />
      {hit.kind === 'fixed' ? null : (
        <Points
          name={t('hit.factor')}
          value={hit.factor}
          min={1}
          onChange={(factor) => onChange(writeHit({ ...hit, factor }))}
        />
      )}
    </div>
  );
};

const Miss = ({ value, onChange }: PartProps) => {
  const t = useTranslations('web.new');
  const miss = readMiss(value);
  return (
    <div className={styles.row}>
      <Pick
        label={t('miss.kind')}
        value={miss.kind}
        options={MISS_KINDS.map((kind) => ({ value: kind, label: t(`miss.${kind}`) }))}
        onChange={(kind) => onChange(writeMiss({ ...miss, kind }))}
      />
      {miss.kind === 'nothing' ? null : (
        <Points
          name={t('miss.factor')}
          value={miss.factor}
          min={1}
          onChange={(factor) => onChange(writeMiss({ ...miss, factor }))}
        />
      )}
    </div>
  );
};

const Zero = ({ value, onChange }: PartProps) => {
  const t = useTranslations('web.new');
  const zero = readZero(value);
  return (
    <div className={styles.row}>
      <Pick
        label={t('zero.kind')}
        value={zero.kind}
        options={ZERO_KINDS.map((kind) => ({ value: kind, label: t(`zero.${kind}`) }))}
        onChange={(kind) => onChange(writeZero({ ...zero, kind }))}
      />
      {zero.kind === 'same' ? null : (
        <Points
          name={t('zero.base')}
          value={zero.base}
          min={0}
          onChange={(base) => onChange(writeZero({ ...zero, base }))}
        />
      )}
    </div>
  );
};

interface PointsProps {
  name: string;
  value: number;
  min: number;
  onChange: (value: number) => void;
}

const Points = ({ name, value, min, onChange }: PointsProps) => {
  const t = useTranslations('web.new');
  return (
    <Stepper
      label={name}
      value={value}
      min={min}
      max={MOST_POINTS}
      labels={{ fewer: t('fewer'), more: t('more') }}
      onChange={onChange}
    />
  );
};
