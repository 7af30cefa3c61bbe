import type { ReactNode } from 'react';

export interface RuleChange {
  id: string;
  rule: ReactNode;
  from: ReactNode;
  to: ReactNode;
}

/** What differs from a preset. */
export const RuleDiff = ({ changes }: { changes: readonly RuleChange[] }) => (
  <ul className="diff">
    {changes.map(({ id, rule, from, to }) => (
      <li key={id}>
        <span>{rule}</span>
        <del>{from}</del>
        <ins>{to}</ins>
      </li>
    ))}
  </ul>
);
