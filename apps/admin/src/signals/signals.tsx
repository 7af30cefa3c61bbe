'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type SignalsView, server } from '../server/client.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Asking } from '../shell/asking.tsx';
import { useTime } from '../shell/time.ts';
import { Bids } from './bids.tsx';
import { Leaving } from './leaving.tsx';
import { Pairs } from './pairs.tsx';

/** Facts about people. What is not counted yet is, meanwhile. */
export const Signals = () => {
  const t = useTranslations('admin.signals');
  const asked = useAnswer('signals', () => server.signals.query());
  const { answer, again } = asked;
  useEffect(() => {
    if (answer?.more) void again();
  }, [answer, again]);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('verdict')}</p>
      {answer === undefined ? (
        <Asking asked={asked} />
      ) : answer.more ? (
        <p role="status">{t('counting')}</p>
      ) : (
        <Told signals={answer} />
      )}
    </>
  );
};

const Told = ({ signals }: { readonly signals: SignalsView }) => {
  const t = useTranslations('admin.signals');
  const time = useTime();
  return (
    <>
      <p className="cap">{t('since', { since: time.moment(signals.since) })}</p>
      <Pairs signals={signals} />
      <Bids signals={signals} />
      <Leaving signals={signals} />
    </>
  );
};
