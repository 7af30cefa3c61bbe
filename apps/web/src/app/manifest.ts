import type { MetadataRoute } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('web.meta');
  return {
    id: '/',
    name: 'Stikk',
    short_name: 'Stikk',
    description: t('description'),
    lang: await getLocale(),
    start_url: '/',
    display: 'standalone',
    background_color: '#f1eee6',
    theme_color: '#f1eee6',
    categories: ['games'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
