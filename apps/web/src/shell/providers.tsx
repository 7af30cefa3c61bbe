'use client';

import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { TrpcProvider } from '../trpc/provider.tsx';
import { THEMES } from './theme.ts';
import { Toasts } from './toasts.tsx';

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider
    attribute="data-theme"
    themes={[...THEMES]}
    defaultTheme="system"
    enableColorScheme={false}
    storageKey="stikk-theme"
    disableTransitionOnChange
  >
    <NuqsAdapter>
      <TrpcProvider>
        {children}
        <Toasts />
      </TrpcProvider>
    </NuqsAdapter>
  </ThemeProvider>
);
