const AROUND = 126.9;

/** The part of a player's time that is left, from 0 to 1, as a ring round the initials. */
export const ClockRing = ({ left }: { left: number }) => (
  <svg className="clock-ring" viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="20.2" />
    <circle
      cx="22"
      cy="22"
      r="20.2"
      strokeDasharray={`${(Math.max(0, Math.min(1, left)) * AROUND).toFixed(1)} ${AROUND}`}
    />
  </svg>
);

/** Time left in figures; `urgent` makes them larger. */
export const ClockText = ({
  text,
  yours,
  urgent,
}: {
  text: string;
  yours?: boolean | undefined;
  urgent?: boolean | undefined;
}) => (
  <span className={yours ? 'tag go clk' : 'tag clk'} data-urgent={urgent || undefined} role="timer">
    {text}
  </span>
);
