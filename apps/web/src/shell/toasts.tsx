'use client';

import { useTranslations } from 'next-intl';
import { useTheme } from 'next-themes';
import { Toaster } from 'sonner';

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
      toastOptions={{ className: 'toast' }}
    />
  );
};
