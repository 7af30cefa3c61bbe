'use client';

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { useOfflineWorker } from './offline.ts';
import { THEMES } from './theme.ts';
import { Toasts } from './toasts.tsx';

export const Providers = ({ children }: { readonly children: ReactNode }) => {
  useOfflineWorker();
  return (
    <ThemeProvider
      attribute="data-theme"
      themes={[...THEMES]}
      defaultTheme="system"
      enableColorScheme={false}
      storageKey="stikk-theme"
      disableTransitionOnChange
    >
      {children}
      <Toasts />
    </ThemeProvider>
  );
};
