import type { ReactNode } from 'react';

/** The order of the ranks, highest first, as a reminder on the cloth. */
export const RankOrder = ({ title, ranks, label }: { title: ReactNode; ranks: string; label?: string }) => (
  <div className="order">
    <span>{title}</span>
    <b aria-hidden={label !== undefined || undefined}>{ranks}</b>
    {label === undefined ? null : <span className="vh">{label}</span>}
  </div>
);
