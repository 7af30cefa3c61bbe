import { type InputHTMLAttributes, useId } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** One line to fill in, with its name above it. */
export const Field = ({ label, value, onText, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </>
  );
};
