import { useEffect } from 'react';

const ICON = 'link[rel~="icon"]';
/** The same mark with a dot: somebody waits. */
const DOTTED = '/icons/turn.svg';

/** Shows on the tab and on the app's icon that it is the own turn, and lets it be heard where nobody looks. */
export function useTurnCue(yours: boolean): void {
  useEffect(() => {
    if (!yours) return;
    if (document.hidden)
      void import('./cue.ts').then(
        ({ cue }) => cue(),
        () => undefined,
      );
    const links = [...document.querySelectorAll<HTMLLinkElement>(ICON)].map((link) => ({
      link,
      plain: link.href,
    }));
    for (const { link } of links) link.href = DOTTED;
    void navigator.setAppBadge?.(1).catch(() => undefined);
    return () => {
      for (const { link, plain } of links) link.href = plain;
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [yours]);
}
