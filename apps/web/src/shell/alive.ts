import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers: what the server drew does not until its script has come. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
