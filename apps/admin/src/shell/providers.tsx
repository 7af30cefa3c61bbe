'use client';

import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider
    attribute="data-theme"
    themes={['light', 'dark', 'contrast']}
    defaultTheme="system"
    enableColorScheme={false}
    storageKey="stikk-theme"
    disableTransitionOnChange
  >
    <NuqsAdapter>{children}</NuqsAdapter>
  </ThemeProvider>
);
