/** Fingers of a hand from the index finger on: how high each reaches when it is up, and when folded. */
const FINGERS = [
  { x: 15.2, up: 9 },
  { x: 21.4, up: 6.5 },
  { x: 27.6, up: 8.5 },
  { x: 33.8, up: 12.5 },
] as const;
const FOLDED = 20.5;
const PALM = 'M12.7 25.5h23.6v8.2c0 5.2-4 8.8-9 8.8h-5.2c-5.4 0-9.4-4-9.4-9z';

const HandSymbol = ({ count }: { count: 0 | 1 | 2 | 3 | 4 | 5 }) => (
  <symbol id={`hand-${count}`} viewBox="0 0 48 48">
    <path
      d={FINGERS.map(({ x, up }, finger) => `M${x} ${finger < count ? up : FOLDED}V27`).join('')}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d={PALM} fill="currentColor" />
    {count === 5 ? (
      <path d="M14.6 34.5 6.6 25" fill="none" stroke="currentColor" strokeWidth="5.2" strokeLinecap="round" />
    ) : (
      <path
        d="M11.6 29.4c5.6-1.6 9.4-.6 12.6 1.6"
        fill="none"
        stroke="var(--hand-gap, #fff)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    )}
  </symbol>
);

/**
 * The drawings that cards, hands and the mark refer to by id. Render it once, early in the document's body.
 * `currentColor` is the suit, `--tint` its second tone, `--back-1` and `--back-2` the back.
 */
export const CardSprite = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
    <defs>
      <path id="petal" d="M1.3 0 6.9-2.25 13 0 6.9 2.25Z" />
      <pattern id="knit" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 0 5 5 10 0M0 10 5 5 10 10" fill="none" stroke="var(--back-2)" strokeWidth=".9" />
        <path d="M5 -1.6 6.6 0 5 1.6 3.4 0ZM5 8.4 6.6 10 5 11.6 3.4 10Z" fill="var(--back-2)" />
      </pattern>
    </defs>
    <symbol id="rose" viewBox="-14 -14 28 28">
      <g fill="currentColor">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <use key={angle} href="#petal" transform={`rotate(${angle})`} />
        ))}
      </g>
    </symbol>
    <symbol id="suit-S" viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 1.6c3.4 4.3 9.7 8 9.7 12.8 0 2.7-2 4.5-4.4 4.5-1.7 0-3.2-.9-4.2-2.4.2 2.4 1 4.4 2.6 5.9H8.3c1.6-1.5 2.4-3.5 2.6-5.9-1 1.5-2.5 2.4-4.2 2.4-2.4 0-4.4-1.8-4.4-4.5 0-4.8 6.3-8.5 9.7-12.8Z"
      />
    </symbol>
    <symbol id="suit-H" viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 21.8C8.6 17.5 2 13.6 2 8.2 2 5 4.3 2.8 7.1 2.8c2.1 0 3.9 1.2 4.9 3.2 1-2 2.8-3.2 4.9-3.2C19.7 2.8 22 5 22 8.2c0 5.4-6.6 9.3-10 13.6Z"
      />
    </symbol>
    <symbol id="suit-D" viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 1.4c2.1 4.2 4.9 7.7 8.3 10.6-3.4 2.9-6.2 6.4-8.3 10.6-2.1-4.2-4.9-7.7-8.3-10.6C7.1 9.1 9.9 5.6 12 1.4Z"
      />
    </symbol>
    <symbol id="suit-C" viewBox="0 0 24 24">
      <path
        fill="currentColor"
        d="M12 1.9a4.8 4.8 0 0 1 3.7 7.85 4.8 4.8 0 1 1-2.75 6.35c.2 2.5 1 4.6 2.7 6.2h-7.3c1.7-1.6 2.5-3.7 2.7-6.2A4.8 4.8 0 1 1 8.3 9.75 4.8 4.8 0 0 1 12 1.9Z"
      />
    </symbol>
    <symbol id="court-K" viewBox="0 0 64 64">
      <g stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path
          fill="var(--tint)"
          d="M11 46 8 22c6 1 9.5 4.5 11.5 9.5C20.5 24 25 18 32 13c7 5 11.5 11 12.5 18.5C46.5 26.5 50 23 56 22l-3 24Z"
        />
        <path fill="none" d="M32 14v17M20 33c1 5 5 8 12 8s11-3 12-8" />
        <path fill="currentColor" d="M11 51h42v4.5H11Z" />
      </g>
      <g fill="currentColor">
        <circle cx="8" cy="18" r="3.3" />
        <circle cx="56" cy="18" r="3.3" />
        <path d="M32 2.5 35.6 7 32 11.5 28.4 7ZM32 26.5l3.4 4.2-3.4 4.3-3.4-4.3Z" />
      </g>
    </symbol>
    <symbol id="court-Q" viewBox="0 0 64 64">
      <g stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path
          fill="var(--tint)"
          d="M27.5 45C14 41 8 31 9.5 17.5c10 2.5 16.5 9 20 19M36.5 45C50 41 56 31 54.5 17.5c-10 2.5-16.5 9-20 19"
        />
        <path fill="var(--tint)" d="M32 45.5C23 36 21.5 19 32 5.5 42.5 19 41 36 32 45.5Z" />
        <path fill="none" d="M32 16v22M15 24c3.5 6 7 11 12 15M49 24c-3.5 6-7 11-12 15" />
        <path fill="none" strokeWidth="3.4" d="M11 51.5c13-5 29-5 42 0M14.5 57.5c11-4 24-4 35 0" />
      </g>
      <g fill="currentColor">
        <circle cx="32" cy="11.6" r="1.9" />
      </g>
    </symbol>
    <symbol id="court-J" viewBox="0 0 64 64">
      <g stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path
          fill="var(--tint)"
          d="M12 45C11.5 26 19 9.5 35 8.5c11-.6 18 6.5 18.5 17-5-3.5-9.5-2-10 3-.4 5 4 10 7 16.5"
        />
        <path fill="none" d="M21.5 43C20 31 25 19 36 15.5M32.5 43c-1.5-8-.5-16 4.5-21.5" />
        <path fill="currentColor" d="M10 47.5h43.5V55H10Z" />
      </g>
      <path
        fill="none"
        stroke="var(--tint-line)"
        strokeWidth="1.6"
        d="m13 51.3 3-2.3 3 2.3 3 0 3-2.3 3 2.3 3 0 3-2.3 3 2.3 3 0 3-2.3 3 2.3 3 0"
      />
      <circle fill="currentColor" cx="53.8" cy="31" r="4.4" />
    </symbol>
    <symbol id="band" viewBox="0 0 56 8">
      <path fill="none" stroke="currentColor" strokeWidth=".7" d="M0 .4h56M0 7.6h56" />
      <path
        fill="currentColor"
        d="M4 4l2-2 2 2-2 2Zm8 0 2-2 2 2-2 2Zm8 0 2-2 2 2-2 2Zm5 0 3-3 3 3-3 3Zm7 0 2-2 2 2-2 2Zm8 0 2-2 2 2-2 2Zm8 0 2-2 2 2-2 2Z"
      />
    </symbol>
    <symbol id="card-back" viewBox="0 0 100 140" preserveAspectRatio="none">
      <rect width="100" height="140" fill="var(--back-1)" />
      <rect x="7" y="7" width="86" height="126" rx="3" fill="none" stroke="var(--back-2)" strokeWidth="1.2" />
      <rect x="10" y="10" width="80" height="120" fill="url(#knit)" />
      <rect
        x="29"
        y="49"
        width="42"
        height="42"
        transform="rotate(45 50 70)"
        fill="var(--back-1)"
        stroke="var(--back-2)"
        strokeWidth="1.2"
      />
      <svg
        x="29"
        y="49"
        width="42"
        height="42"
        viewBox="-14 -14 28 28"
        color="var(--back-2)"
        aria-hidden="true"
      >
        <use href="#rose" x="-14" y="-14" width="28" height="28" />
      </svg>
    </symbol>
    <symbol id="mark" viewBox="0 0 32 32">
      <g fill="currentColor">
        <rect x="4" y="2" width="10.5" height="14.7" rx="2" />
        <rect x="15.3" y="4" width="14.7" height="10.5" rx="2" />
        <rect x="17.5" y="15.3" width="10.5" height="14.7" rx="2" />
        <rect x="2" y="17.5" width="14.7" height="10.5" rx="2" />
      </g>
    </symbol>
    <HandSymbol count={0} />
    <HandSymbol count={1} />
    <HandSymbol count={2} />
    <HandSymbol count={3} />
    <HandSymbol count={4} />
    <HandSymbol count={5} />
  </svg>
);
