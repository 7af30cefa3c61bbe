const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const found = (list: typeof BROWSERS, agent: string) => list.find(([mark]) => mark.test(agent))?.[1];

/** A device in words that need no translation, as in *Chrome, Android*; empty where the browser does not say. */
export const deviceOf = (agent: string): string =>
  [found(BROWSERS, agent), found(SYSTEMS, agent)].filter(Boolean).join(', ');
