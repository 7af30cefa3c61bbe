import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title?: ReactNode;
  /** Beside the title: a clock, a tag, a button. */
  aside?: ReactNode;
  /** It asks something of this player now. */
  yours?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A sheet of paper on the cloth. */
export const Panel = ({ title, aside, yours, className, children }: PanelProps) => {
  const id = useId();
  return (
    <section
      className={className ? `panel ${className}` : 'panel'}
      data-yours={yours || undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? null : (
        <div className="ph">
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
};

/** A sheet on the page. */
export const Sheet = ({ title, className, children }: Omit<PanelProps, 'aside' | 'yours'>) => {
  const id = useId();
  return (
    <section
      className={className ? `paper-sheet ${className}` : 'paper-sheet'}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? null : <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
};
