'use client';

import { useTranslations } from 'next-intl';
import { useTheme } from 'next-themes';
import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

const PAPER = {
  fontFamily: 'var(--font)',
  '--normal-bg': 'var(--ink)',
  '--normal-border': 'var(--ink)',
  '--normal-text': 'var(--surface)',
  '--border-radius': 'var(--r-m)',
} as CSSProperties;

export const Toasts = () => {
  const t = useTranslations('web.shell');
  const { resolvedTheme } = useTheme();
  return (
    <Toaster
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
