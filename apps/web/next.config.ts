import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withWords = createNextIntlPlugin('./src/i18n/request.ts');

const config: NextConfig = {
  transpilePackages: [
    '@stikk/client',
    '@stikk/engine',
    '@stikk/shuffle',
    '@stikk/ui',
    '@stikk/variants',
    '@stikk/words',
  ],
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
};

export default withWords(config);
