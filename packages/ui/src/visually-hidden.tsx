import type { ReactNode } from 'react';

/** Words for those who do not see the page. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="vh">{children}</span>
);

/** Where changes are read out: `polite` as they come, `assertive` at once. Keep both mounted. */
export const LiveRegion = ({ polite, assertive }: { polite?: ReactNode; assertive?: ReactNode }) => (
  <>
    <div className="vh" role="status" aria-live="polite">
      {polite}
    </div>
    <div className="vh" role="alert" aria-live="assertive">
      {assertive}
    </div>
  </>
);
