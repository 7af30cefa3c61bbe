import type { ReactNode } from 'react';

export interface NoticeProps {
  icon?: ReactNode;
  children: ReactNode;
  /** A button. */
  action?: ReactNode;
  /** Read out at once. */
  urgent?: boolean | undefined;
}

/** One line across the cloth, never over the hand. */
export const Notice = ({ icon, children, action, urgent }: NoticeProps) => (
  <div className="notice" role={urgent ? 'alert' : 'status'}>
    {icon}
    <span>{children}</span>
    {action}
  </div>
);

/** A few words on a pill; `outcome` colours it, never without the word. */
export const Tag = ({
  children,
  outcome,
}: {
  children: ReactNode;
  outcome?: 'made' | 'missed' | 'go' | undefined;
}) => (
  <span className={outcome === undefined ? 'tag' : `tag ${outcome === 'missed' ? 'miss' : outcome}`}>
    {children}
  </span>
);
