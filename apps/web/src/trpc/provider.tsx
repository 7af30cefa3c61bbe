'use client';

import type { AppRouter } from '@stikk/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { server } from './client.ts';

const context = createTRPCContext<AppRouter>();

/** The server's procedures as query and mutation options. */
export const useServer = context.useTRPC;

export const TrpcProvider = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <context.TRPCProvider trpcClient={server} queryClient={queries}>
        {children}
      </context.TRPCProvider>
    </QueryClientProvider>
  );
};
