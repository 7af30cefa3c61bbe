import type { ReactNode } from 'react';

/** Drawn for this app on a grid of 24, beside those of the icon library and in the same stroke. */
const drawn = (shape: ReactNode) => {
  const Icon = ({ size }: { size?: number | undefined }) => (
    <svg className="i" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shape}
    </svg>
  );
  return Icon;
};

/** Two cards: the last trick. */
export const LastTrickIcon = drawn(
  <>
    <rect x="4" y="7" width="9" height="13" rx="1.5" />
    <path d="M9 4h8.5A1.5 1.5 0 0 1 19 5.5V16" />
  </>,
);
/** A ruled sheet: the scores. */
export const SheetIcon = drawn(
  <>
    <rect x="4" y="3.5" width="16" height="17" rx="2" />
    <path d="M4 9h16M10 9v11.5M15 9v11.5" />
  </>,
);
export const TalkIcon = drawn(<path d="M4 5.5h16v10H11l-4.5 4v-4H4Z" />);
export const MoreIcon = drawn(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />);
export const BackIcon = drawn(<path d="M19 12H5M11 6l-6 6 6 6" />);
export const ForwardIcon = drawn(<path d="M5 12h14M13 6l6 6-6 6" />);
export const UndoIcon = drawn(<path d="M4.5 9.5H15a4.8 4.8 0 0 1 0 9.6H9M8.5 5.5l-4 4 4 4" />);
export const PlayIcon = drawn(<path d="M8 5.5v13l10-6.5Z" />);
export const LinkIcon = drawn(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1" />,
);
export const DoneIcon = drawn(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const MissedIcon = drawn(<path d="m5 19 14-14" />);
export const WarnIcon = drawn(<path d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.01" />);
export const SeeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
