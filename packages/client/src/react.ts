import { useSyncExternalStore } from 'react';

/** Anything that can be watched: a match store or a paced match. */
export interface Watched<View> {
  view(): View;
  subscribe(changed: () => void): () => void;
}

/** The current view, and a new rendering whenever it changes. */
export const useView = <View>(watched: Watched<View>): View =>
  useSyncExternalStore(watched.subscribe, watched.view, watched.view);
