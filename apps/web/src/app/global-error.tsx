'use client';

import '@stikk/ui/styles.css';
import './page.css';
import '../shell/stop.css';
import { Button } from '@stikk/ui';
import { useEffect, useState } from 'react';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locale.ts';
import { type Messages, messagesOf } from '../i18n/messages.ts';
import { Stop } from '../shell/stop.tsx';
import { until } from '../shell/until.ts';

/** The layout itself failed, so nothing of it can be relied on, not even its language. */
export default function LayoutFailed({ retry }: { readonly retry: () => void }) {
  const [words, setWords] = useState<Messages['web']['broken']>();
  const [locale] = useState(() => {
    const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
    return isLocale(lang) ? lang : DEFAULT_LOCALE;
  });
  useEffect(() => until(() => messagesOf(locale), { found: ({ web }) => setWords(web.broken) }), [locale]);
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <title>Stikk</title>
        {words ? (
          <Stop title={words.title} text={words.text}>
            <Button look="primary" onClick={retry}>
              {words.again}
            </Button>
          </Stop>
        ) : null}
      </body>
    </html>
  );
}
