'use client';

import { useEffect, useState } from 'react';
import { later } from './later.tsx';
import { watchToasts } from './toast.ts';

const Toaster = later(() => import('./toaster.tsx').then(({ Toaster }) => Toaster));

/** Where messages appear. What shows them is fetched with the first. */
export const Toasts = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => watchToasts(() => setNeeded(true)), []);
  return needed ? <Toaster /> : null;
};
