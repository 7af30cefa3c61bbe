'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

export const TrpcProvider = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(() => new QueryClient());
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};
