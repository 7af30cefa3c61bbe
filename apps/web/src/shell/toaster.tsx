'use client';

import { useTranslations } from 'next-intl';
import { useTheme } from 'next-themes';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { takeToasts, watchToasts } from './toast.ts';

const PAPER = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--ink)',
  '--normal-border': 'var(--ink)',
  '--normal-text': 'var(--surface)',
  '--border-radius': 'var(--r-m)',
} as CSSProperties;

export const Toaster = () => {
  const t = useTranslations('web.shell');
  const { resolvedTheme } = useTheme();
  useEffect(() => {
    const show = () => {
      for (const { kind, text } of takeToasts()) toast[kind](text);
    };
    show();
    return watchToasts(show);
  }, []);
  return (
    <Sonner
      theme={resolvedTheme === 'light' ? 'light' : 'dark'}
      position="top-center"
      offset={{ top: 68 }}
      mobileOffset={{ top: 64 }}
      containerAriaLabel={t('messages')}
      style={PAPER}
      toastOptions={{ className: 'toast' }}
    />
  );
};
