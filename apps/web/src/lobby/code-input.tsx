import type { InputHTMLAttributes } from 'react';

/** Letters of the longest code, as people may also write it: in two halves. */
const LONGEST = 9;

interface CodeInputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'className' | 'aria-labelledby' | 'aria-describedby'
  > {
  readonly code: string;
  readonly wrong: boolean;
  readonly onCode: (code: string) => void;
}

/** Where a code is typed that somebody said or showed. */
export const CodeInput = ({ code, wrong, onCode, className, ...field }: CodeInputProps) => (
  <input
    {...field}
    className={className ? `field ${className}` : 'field'}
    value={code}
    maxLength={LONGEST}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    enterKeyHint="go"
    translate="no"
    aria-invalid={wrong || undefined}
    onChange={({ target }) => onCode(target.value.toUpperCase())}
  />
);
