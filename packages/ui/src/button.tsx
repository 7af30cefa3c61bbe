import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

/**
 * `go` is the act your turn asks for and stands alone on a screen; `primary` is every other filled
 * button; `icon` holds a picture and needs a `label`.
 */
export type ButtonLook = 'go' | 'primary' | 'plain' | 'bare' | 'icon';

const LOOKS: Record<ButtonLook, string> = {
  go: 'btn btn-go',
  primary: 'btn btn-pri',
  plain: 'btn',
  bare: 'btn btn-bare',
  icon: 'btn btn-icon',
};

/** Class of a link or element of another library that shall look like a button. */
export const buttonClass = (look: ButtonLook = 'plain', more?: string): string =>
  more ? `${LOOKS[look]} ${more}` : LOOKS[look];

const squared = (look: ButtonLook | undefined, square: boolean, more: string | undefined) =>
  [buttonClass(look), square && look !== 'icon' && 'btn-icon', more].filter(Boolean).join(' ');

interface Shared {
  look?: ButtonLook | undefined;
  /** The name of a button that shows only an icon. */
  label?: string | undefined;
  icon?: ReactNode;
  /** Shown while what the button started is under way. */
  busy?: boolean | undefined;
}

export interface ButtonProps extends Shared, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Stays focusable, so that what is missing can be read; it does nothing. */
  disabled?: boolean | undefined;
  /** It is `label` that names a button: what a screen reader says and what is seen are decided in one place. */
  'aria-label'?: never;
}

export const Button = (props: ButtonProps) => {
  const { look, label, icon, busy, disabled, className, children, onClick, type, ...rest } = props;
  const still = disabled || busy;
  const square = icon !== undefined && children === undefined;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={squared(look, square, className)}
      aria-label={label}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children === undefined ? null : <span className="bt">{children}</span>}
    </button>
  );
};

export interface ButtonLinkProps extends Omit<Shared, 'busy'>, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** A link that looks like a button. For a router's own link, use `buttonClass`. */
export const ButtonLink = ({ look, label, icon, className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={squared(look, icon !== undefined && children === undefined, className)}>
    {icon}
    {label === undefined ? null : <span className="vh">{label}</span>}
    {children === undefined ? null : <span className="bt">{children}</span>}
  </a>
);
