import type { CSSProperties } from 'react';
import { CardBack } from './playing-card.tsx';

/** How many cards a seat still holds, peeking out behind the plate. */
export const FanBack = ({ count }: { count: number }) => {
  const middle = (count - 1) / 2;
  const spread = Math.min(3.6, 28 / Math.max(1, count));
  return (
    <div className="fanback" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => {
        const off = place - middle;
        const style: CSSProperties = {
          rotate: `${(off * spread).toFixed(1)}deg`,
          translate: `0 ${(off * off * Math.min(0.5, 8 / (count * count))).toFixed(1)}px`,
        };
        return (
          <div key={`place ${place + 1}`} style={style}>
            <CardBack />
          </div>
        );
      })}
    </div>
  );
};
