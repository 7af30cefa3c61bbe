'use client';

import { LiveRegion } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { newsOf } from './news.ts';
import type { TableView } from './wire.ts';

/** Tells who sat down, who left, who is ready and what was changed, for those who do not see it. */
export const LiveNews = ({ view }: { readonly view: TableView }) => {
  const t = useTranslations('web.news');
  const before = useRef(view);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const own = view.you === null ? undefined : view.places[view.you];
    const name = own?.kind === 'person' ? own.name : undefined;
    const fresh = newsOf(before.current, view).filter((news) => news.name !== name || news.kind === 'host');
    before.current = view;
    if (fresh.length > 0) setSaid(fresh.map((news) => t(`${news.kind}`, { name: news.name })).join(' '));
  }, [view, t]);
  return <LiveRegion polite={said} />;
};
