'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

export interface WayProps<To extends string> extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: Route<To>;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link within the app for pages that must be light: next/link fetches ahead as well, and weighs 10 kB. */
export const Way = <To extends string>({ href, onClick, ...props }: WayProps<To>) => {
  const router = useRouter();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
};
