import type { ReactNode } from 'react';

export interface TopBarProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the title: the mark, or a way back. */
  start?: ReactNode;
  /** A `Staircase`, where there is room. */
  stairs?: ReactNode;
  /** `TrumpChip` and `OverUnderChip`, where the cloth has no corner for them. */
  chips?: ReactNode;
  /** Buttons that narrow screens keep in the bottom bar. */
  actions?: ReactNode;
  /** Buttons that stand on every screen. */
  always?: ReactNode;
  sticky?: boolean | undefined;
  /** The title is the page's heading, unless the page has another. */
  heading?: boolean | undefined;
}

export const TopBar = (props: TopBarProps) => {
  const { title, subtitle, start, stairs, chips, actions, always, sticky, heading = true } = props;
  return (
    <header className="bar" data-sticky={sticky || undefined}>
      {start}
      <div className="where">
        {heading ? <h1>{title}</h1> : <b>{title}</b>}
        {subtitle === undefined ? null : <span>{subtitle}</span>}
      </div>
      {stairs === undefined ? null : <div className="only-full">{stairs}</div>}
      {chips === undefined ? null : <div className="bar-chips">{chips}</div>}
      {actions === undefined ? null : <div className="only-wide bar-acts">{actions}</div>}
      {always}
    </header>
  );
};

export interface BottomAction {
  id: string;
  icon: ReactNode;
  text: ReactNode;
  onPress?: (() => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  current?: boolean | undefined;
}

/** The row of acts along the lower edge of a narrow screen. */
export const BottomBar = ({
  label,
  actions,
  fixed,
}: {
  label: string;
  actions: readonly BottomAction[];
  /** Stays at the edge of the window, for pages that scroll. */
  fixed?: boolean | undefined;
}) => (
  <nav className="acts" aria-label={label} data-fixed={fixed || undefined}>
    {actions.map(({ id, icon, text, onPress, href, current }) =>
      href === undefined ? (
        <button key={id} type="button" aria-current={current || undefined} onClick={onPress}>
          {icon}
          {text}
        </button>
      ) : (
        <a key={id} href={href} aria-current={current ? 'page' : undefined}>
          {icon}
          {text}
        </a>
      ),
    )}
  </nav>
);
