'use client';

import { buttonClass } from '@stikk/ui';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Stop } from '../shell/stop.tsx';
import { Waiting } from '../table/waiting.tsx';
import { server } from '../trpc/client.ts';
import { useAct } from './act.ts';
import { Gather } from './gather.tsx';
import { Join } from './join.tsx';
import { useTable } from './use-table.ts';
import type { SeatedView, TableView } from './wire.ts';

const isSeated = (view: TableView): view is SeatedView => view.you !== null && view.code !== null;

interface TablePageProps {
  readonly tableId: string;
  /** How the table stood when the page was drawn. */
  readonly first: TableView | undefined;
}

/** A table: joined, gathered at, and left for the match when all are ready. */
export const TablePage = ({ tableId, first }: TablePageProps) => {
  const t = useTranslations('web.gone');
  const starting = useTranslations('web.tables')('starting');
  const home = useTranslations('web.shell')('home');
  const router = useRouter();
  const [found, again] = useTable(tableId, first);
  const act = useAct();
  const sat = useRef(false);
  const [left, setLeft] = useState(false);

  const view = found.kind === 'open' ? found.view : undefined;
  const seated = view !== undefined && isSeated(view);
  const match = seated && view.match?.status === 'live' ? view.match.matchId : undefined;
  useEffect(() => {
    if (match !== undefined) router.replace(`/m/${match}`);
  }, [match, router]);
  useEffect(() => {
    if (seated) sat.current = true;
  }, [seated]);

  if (view === undefined) {
    if (found.kind === 'asking') return <Waiting slow={found.slow} />;
    return (
      <Stop title={t('title')} text={t('text')} card="??">
        <Link className={buttonClass('primary')} href="/">
          {home}
        </Link>
      </Stop>
    );
  }
  if (match !== undefined || left) return <Waiting slow={false} {...(left ? {} : { text: starting })} />;
  if (isSeated(view))
    return (
      <Gather
        view={view}
        lost={found.kind === 'open' && found.lost}
        onLeave={async () => {
          setLeft(true);
          await act(server.table.leave.mutate({ tableId }));
          router.push('/');
        }}
      />
    );
  if (sat.current)
    return (
      <Stop title={t('removedTitle')} text={t('removedText')} card="??">
        <Link className={buttonClass('primary')} href="/">
          {home}
        </Link>
      </Stop>
    );
  return <Join view={view} onJoined={again} />;
};
