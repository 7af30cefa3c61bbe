import type { NextConfig } from 'next';

const config: NextConfig = {
  transpilePackages: ['@stikk/ui', '@stikk/engine'],
  typedRoutes: true,
  poweredByHeader: false,
};

export default config;
