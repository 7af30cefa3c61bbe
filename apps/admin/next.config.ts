import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withWords = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed as they are built, so that no page brings a parser along.
  experimental: {
    messages: { path: '**/packages/words/messages', format: 'json', locales: 'infer', precompile: true },
  },
});

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
