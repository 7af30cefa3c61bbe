import { useEffect } from 'react';
import { sound } from '../sound/sound.ts';

const ICON = 'link[rel~="icon"]';
/** The same mark with a dot: somebody waits. */
const DOTTED = '/icons/turn.svg';

/** Shows on the tab and on the app's icon that it is the own turn, and lets it be heard. */
export function useTurnCue(yours: boolean): void {
  useEffect(() => {
    if (!yours) return;
    sound('turn');
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
