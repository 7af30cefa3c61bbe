/** A side's mark: filled is yours, hollow is theirs. Decoration: the word stands beside it. */
export const SideMark = ({ yours }: { yours?: boolean | undefined }) => (
  <span className={yours ? 'mk us' : 'mk'} aria-hidden="true" />
);
