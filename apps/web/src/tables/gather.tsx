'use client';

import { Button, Mark, Notice, Sheet, TopBar } from '@stikk/ui';
import { CloudOff, LogOut, Settings2 } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { later } from '../shell/later.tsx';
import { Settings } from '../shell/settings.tsx';
import { toast } from '../shell/toast.ts';
import { SaidText } from '../talk/said.tsx';
import { TalkBox } from '../talk/talk-box.tsx';
import { useSaid } from '../talk/use-said.ts';
import { server } from '../trpc/client.ts';
import { useAct } from './act.ts';
import { Facts } from './facts.tsx';
import styles from './gather.module.css';
import { Invite } from './invite.tsx';
import { LiveNews } from './live-news.tsx';
import { Ready } from './ready.tsx';
import { Ring } from './ring.tsx';
import { titleOf } from './title.ts';
import type { Filling, SeatedView } from './wire.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;
const RulesSheet = later(() => import('./rules-sheet.tsx').then(({ RulesSheet }) => RulesSheet));
const PlaceDialog = later(() => import('./place-dialog.tsx').then(({ PlaceDialog }) => PlaceDialog));
const HostDialog = later(() => import('./host-dialog.tsx').then(({ HostDialog }) => HostDialog));
const ReportDialog = later(() =>
  import('../talk/report-dialog.tsx').then(({ ReportDialog }) => ReportDialog),
);

interface GatherProps {
  readonly view: SeatedView;
  readonly lost: boolean;
  readonly onLeave: () => void;
}

/** A table that one sits at, until all are ready. */
export const Gather = ({ view, lost, onLeave }: GatherProps) => {
  const t = useTranslations('web.tables');
  const home = useTranslations('web.shell')('home');
  const reported = useTranslations('web.report')('sent');
  const presetName = usePresetName();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<number>();
  const [setting, setSetting] = useState(false);
  const [reporting, setReporting] = useState<number>();
  const { tableId, places, you, host } = view;

  const nameAt = (place: number) => {
    const one = places[place];
    return one === undefined || one.kind === 'open' ? '' : one.name;
  };
  const air = useSaid(view.talk);
  const taken = places.filter(({ kind }) => kind !== 'open').length;
  const game = presetName(view.preset);
  const title = titleOf(view, game);
  const free = places
    .filter(({ kind }) => kind === 'person')
    .every((one) => one.kind === 'person' && one.account);

  const ready = async (is: boolean) => {
    setBusy(true);
    await act(server.table.ready.mutate({ tableId, ready: is }));
    setBusy(false);
  };
  const give = (place: number, to: Filling) => act(server.table.place.mutate({ tableId, place, to }));
  const fill = async () => {
    for (const [place, { kind }] of places.entries())
      if (kind === 'open') await give(place, { bot: 'normal' });
  };
  const canOpen = (place: number) => place !== you && (host || places[place]?.kind === 'person');

  return (
    <>
      <TopBar
        sticky
        title={title}
        subtitle={t('subtitle', { game, taken, seats: places.length, named: title === game ? 'no' : 'yes' })}
        start={
          <Link href="/" prefetch={false} className={styles.home} aria-label={home}>
            <Mark />
          </Link>
        }
        always={
          <>
            <Settings />
            {host ? (
              <Button
                look="icon"
                label={t('settings')}
                icon={<Settings2 {...icon} />}
                onClick={() => setSetting(true)}
              />
            ) : null}
            <Button look="icon" label={t('leave')} icon={<LogOut {...icon} />} onClick={onLeave} />
          </>
        }
      />
      <LiveNews view={view} />
      <main id="main" className={styles.page} data-seated>
        <section className={styles.felt} aria-label={t('round')}>
          <Ring
            places={places}
            you={you}
            label={t('places')}
            said={new Map([...air].map(([place, said]) => [place, <SaidText key={said.id} said={said} />]))}
            canOpen={canOpen}
            onOpen={setOpened}
          >
            <Ready
              view={view}
              busy={busy}
              onReady={ready}
              onFill={host && !view.settings.rated ? fill : undefined}
            />
          </Ring>
          {lost ? <Notice icon={<CloudOff {...icon} />}>{t('lost')}</Notice> : null}
        </section>
        <div className={styles.side}>
          <Invite tableId={tableId} code={view.code} open={places.length - taken} game={game} />
          <Sheet title={t('talk')}>
            <TalkBox
              lines={view.talk.map((said) => ({
                ...said,
                name: said.seat === you ? t('youSay') : nameAt(said.seat),
              }))}
              free={free}
              onSay={(saying) => act(server.table.talk.mutate({ tableId, ...saying }))}
            />
          </Sheet>
        </div>
        <div className={styles.rules}>
          <Facts settings={view.settings} />
          <RulesSheet table={view} />
        </div>
      </main>
      {opened !== undefined && places[opened] && canOpen(opened) ? (
        <PlaceDialog
          place={places[opened]}
          number={opened + 1}
          host={host}
          rated={view.settings.rated}
          onClose={() => setOpened(undefined)}
          onGive={(to) => give(opened, to)}
          onHost={() => act(server.table.host.mutate({ tableId, place: opened }))}
          onMute={(blocked) => act(server.table.block.mutate({ tableId, place: opened, blocked }))}
          onReport={() => {
            setReporting(opened);
            setOpened(undefined);
          }}
        />
      ) : null}
      {setting ? (
        <HostDialog
          settings={view.settings}
          onClose={() => setSetting(false)}
          onChange={(change) => act(server.table.settings.mutate({ tableId, ...change }))}
        />
      ) : null}
      {reporting === undefined ? null : (
        <ReportDialog
          name={nameAt(reporting)}
          onClose={() => setReporting(undefined)}
          onReport={async (category, words) => {
            const sent = await act(
              server.table.report.mutate({ tableId, place: reporting, category, words }).then(() => true),
            );
            if (sent) toast.success(reported);
          }}
        />
      )}
    </>
  );
};
