import '@stikk/ui/styles.css';
import './page.css';
import { CardSprite } from '@stikk/ui';
import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Providers } from '../shell/providers.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.shell');
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const t = await getTranslations('admin.shell');
  return (
    // The theme's script sets data-theme before the page is drawn.
    <html lang={await getLocale()} suppressHydrationWarning>
      <body>
        <CardSprite />
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <NextIntlClientProvider>
          <Providers>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
