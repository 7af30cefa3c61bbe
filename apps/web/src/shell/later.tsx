'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { until } from './until.ts';

/**
 * A part that is fetched when it is first shown. It is asked for until it comes: a network that is gone takes no page
 * down.
 * @param meanwhile what stands in its place until it is here
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => here);
    useEffect(() => {
      if (Part) return;
      return until(load, {
        found(part) {
          here = part;
          setPart(() => part);
        },
      });
    }, [Part]);
    return Part ? <Part {...props} /> : meanwhile;
  };
}
