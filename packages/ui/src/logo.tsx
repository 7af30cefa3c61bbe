/** The mark: four cards in a ring. */
export const Mark = ({ size = 28, label }: { size?: number | undefined; label?: string | undefined }) =>
  label === undefined ? (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <use href="#mark" />
    </svg>
  ) : (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} role="img" aria-label={label}>
      <use href="#mark" />
    </svg>
  );

/** The mark and the name. */
export const Logo = ({ name }: { name: string }) => (
  <span className="logo">
    <Mark />
    {name}
  </span>
);
