'use client';

import { placesOf } from '@stikk/ui';
import type { CSSProperties, ReactNode } from 'react';
import { PlacePlate } from './place-plate.tsx';
import styles from './ring.module.css';
import type { Place } from './wire.ts';

interface RingProps {
  readonly places: readonly Place[];
  /** Who sits at the bottom. */
  readonly you: number | undefined;
  /** What was said from each place a moment ago. */
  readonly said?: ReadonlyMap<number, ReactNode> | undefined;
  /** Opens what can be done about a place; left out where nothing can. */
  readonly onOpen?: ((place: number) => void) | undefined;
  readonly canOpen?: ((place: number) => boolean) | undefined;
  readonly label: string;
  /** On the table. */
  readonly children: ReactNode;
}

/** Half a turn is to the top; the first sits at the bottom and the next clockwise on the left. */
const pointOf = (step: number, count: number): CSSProperties => {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / count;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as CSSProperties;
};

/** A table and the places round it. */
export const Ring = ({ places, you, said, onOpen, canOpen, label, children }: RingProps) => {
  const count = places.length;
  const at = placesOf(count);
  return (
    <div className={styles.ring} data-seats={count}>
      <div className={styles.table}>{children}</div>
      <ul aria-label={label}>
        {at.map((side, step) => {
          const place = ((you ?? 0) + step) % count;
          return (
            <li key={place} data-at={side} style={pointOf(step, count)}>
              <PlacePlate
                place={places[place]!}
                number={place + 1}
                you={place === you}
                said={said?.get(place)}
                onOpen={onOpen && canOpen?.(place) ? () => onOpen(place) : undefined}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
