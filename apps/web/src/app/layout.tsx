import '@stikk/ui/styles.css';
import './page.css';
import '../shell/stop.css';
import '../shell/toast.css';
import { CardSprite } from '@stikk/ui';
import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Vocabulary } from '../i18n/vocabulary.tsx';
import { Providers } from '../shell/providers.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.meta');
  return {
    applicationName: 'Stikk',
    title: { default: t('title'), template: '%s · Stikk' },
    description: t('description'),
    appleWebApp: { title: 'Stikk', statusBarStyle: 'default' },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f1eee6' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1514' },
  ],
};

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const t = await getTranslations('web.shell');
  return (
    // The theme's script sets data-theme before the page is drawn.
    <html lang={await getLocale()} suppressHydrationWarning>
      <body>
        <CardSprite />
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Vocabulary>
          <Providers>{children}</Providers>
        </Vocabulary>
      </body>
    </html>
  );
}
