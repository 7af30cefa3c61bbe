/** Points for a made bid: a sum, and so much for each trick or for the bid squared. */
export interface HitFormula {
  readonly base: number;
  readonly kind: 'fixed' | 'each' | 'square';
  readonly factor: number;
  /** How the rule sheet calls the tricks; with a made bid it comes to the same. */
  readonly noun: 'bid' | 'tricks';
}

export const MISS_KINDS = ['nothing', 'tricks', 'diff', 'square', 'doubling', 'growing'] as const;
/** Points for a missed bid: nothing, each trick taken, or a penalty by how far off it was. */
export interface MissFormula {
  readonly kind: (typeof MISS_KINDS)[number];
  readonly factor: number;
}

/** Points for a bid of nothing that is held, where it differs from other made bids. */
export interface ZeroFormula {
  readonly kind: 'same' | 'fixed' | 'size';
  readonly base: number;
}

export function readHit(formula: string): HitFormula {
  const found = /^(\d+)(?:\+(?:(\d+)\*)?(bid|tricks)(\^2)?)?$/.exec(formula);
  if (!found) throw new RangeError(`no formula ${formula}`);
  const [, base, factor, noun, square] = found;
  return {
    base: Number(base),
    kind: noun === undefined ? 'fixed' : square === undefined ? 'each' : 'square',
    factor: Number(factor ?? 1),
    noun: noun === 'tricks' ? 'tricks' : 'bid',
  };
}

const times = (factor: number) => (factor === 1 ? '' : `${factor}*`);

export const writeHit = ({ base, kind, factor, noun }: HitFormula): string =>
  kind === 'fixed' ? `${base}` : `${base}+${times(factor)}${noun}${kind === 'square' ? '^2' : ''}`;

const PENALTIES: Readonly<Record<string, MissFormula['kind']>> = {
  diff: 'diff',
  'diff^2': 'square',
  '(2^diff-1)': 'doubling',
  '(1+...+diff)': 'growing',
};

export function readMiss(formula: string): MissFormula {
  if (formula === '0') return { kind: 'nothing', factor: 1 };
  const found = /^(-?)(?:(\d+)\*)?(.+)$/.exec(formula);
  const [, minus, factor, rest = ''] = found ?? [];
  const kind = minus === '' && rest === 'tricks' ? 'tricks' : minus === '-' ? PENALTIES[rest] : undefined;
  if (!kind) throw new RangeError(`no formula ${formula}`);
  return { kind, factor: Number(factor ?? 1) };
}

export function writeMiss({ kind, factor }: MissFormula): string {
  if (kind === 'nothing') return '0';
  if (kind === 'tricks') return `${times(factor)}tricks`;
  const penalty = Object.keys(PENALTIES).find((text) => PENALTIES[text] === kind);
  return `-${times(factor)}${penalty}`;
}

export function readZero(formula: string): ZeroFormula {
  const found = /^(?:same|(\d+)(\+size)?)$/.exec(formula);
  if (!found) throw new RangeError(`no formula ${formula}`);
  const [, base, size] = found;
  return base === undefined
    ? { kind: 'same', base: 5 }
    : { kind: size === undefined ? 'fixed' : 'size', base: Number(base) };
}

export const writeZero = ({ kind, base }: ZeroFormula): string =>
  kind === 'same' ? 'same' : kind === 'fixed' ? `${base}` : `${base}+size`;
