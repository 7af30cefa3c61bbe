'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { watchToasts } from './toast.ts';

const Toaster = dynamic(() => import('./toaster.tsx').then(({ Toaster }) => Toaster), { ssr: false });

/** Where messages appear. What shows them is fetched with the first. */
export const Toasts = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => watchToasts(() => setNeeded(true)), []);
  return needed ? <Toaster /> : null;
};
