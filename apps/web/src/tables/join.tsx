'use client';

import { Button, buttonClass, Mark, TopBar } from '@stikk/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { usePresetName } from '../i18n/preset-name.ts';
import { LONGEST_NAME, rememberName, usePlayerName } from '../lobby/name.ts';
import { nonce } from '../lobby/nonce.ts';
import { useAlive } from '../shell/alive.ts';
import { later } from '../shell/later.tsx';
import { Settings } from '../shell/settings.tsx';
import { reasonOf, type Suspension, server, suspensionOf } from '../trpc/client.ts';
import { useTrouble } from './act.ts';
import { Facts } from './facts.tsx';
import gather from './gather.module.css';
import { LONGEST_PASSWORD } from './host-dialog.tsx';
import styles from './join.module.css';
import { otherName } from './other-name.ts';
import { Ring } from './ring.tsx';
import { titleOf } from './title.ts';
import type { TableView } from './wire.ts';

const RulesSheet = later(() => import('./rules-sheet.tsx').then(({ RulesSheet }) => RulesSheet));

interface JoinProps {
  readonly view: TableView;
  /** The caller sits at the table now. */
  readonly onJoined: () => void;
}

/** A table as a stranger meets it: what it is, who sits there, and one button to sit down. */
export const Join = ({ view, onJoined }: JoinProps) => {
  const t = useTranslations('web.join');
  const home = useTranslations('web.shell')('home');
  const tables = useTranslations('web.tables');
  const presetName = usePresetName();
  const trouble = useTrouble();
  const name = usePlayerName();
  const alive = useAlive();
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<string>();
  const [suspension, setSuspension] = useState<Suspension>();
  const [busy, setBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const ids = { name: useId(), password: useId(), trouble: useId() };

  const { tableId, places, match, settings } = view;
  const game = presetName(view.preset);
  const title = titleOf(view, game);
  const names = places.flatMap((place) => (place.kind === 'open' ? [] : [place.name]));
  const host = places.find((place) => place.kind === 'person' && place.host);
  const live = match?.status === 'live';
  const full = places.every(({ kind }) => kind !== 'open');
  const closed = live || full;
  const watchable = settings.watch === 'live' || settings.watch === 'deal';
  const suggestion = failed === 'name-taken' ? otherName(name, names) : undefined;

  const sit = async (as: string) => {
    if (busy) return;
    if (as === '') {
      setFailed('no-name');
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    setFailed(undefined);
    try {
      await server.table.join.mutate({
        tableId,
        name: as,
        nonce: nonce(),
        ...(settings.password && { password }),
      });
      onJoined();
    } catch (error) {
      const reason = reasonOf(error) ?? 'other';
      setFailed(reason);
      setSuspension(suspensionOf(error));
      (reason === 'wrong-password' ? passwordField : nameField).current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = nameField.current?.value ?? name;
    rememberName(typed);
    void sit(typed.trim());
  };
  const wrong =
    failed === undefined
      ? undefined
      : failed === 'no-name'
        ? t('noName')
        : failed === 'malformed'
          ? t('badName')
          : trouble(failed, suspension);
  const wrongName = failed === 'no-name' || failed === 'name-taken' || failed === 'malformed';

  return (
    <>
      <TopBar
        sticky
        heading={false}
        title={title}
        subtitle={tables('subtitle', {
          game,
          taken: names.length,
          seats: places.length,
          named: title === game ? 'no' : 'yes',
        })}
        start={
          <Link href="/" prefetch={false} className={gather.home} aria-label={home}>
            <Mark />
          </Link>
        }
        always={<Settings />}
      />
      <main id="main" className={gather.page}>
        <section className={`paper-sheet ${styles.card}`}>
          <h1>
            {live
              ? t('live')
              : full
                ? t('full')
                : host?.kind === 'person'
                  ? t('invited', { name: host.name })
                  : t('welcome')}
          </h1>
          {closed ? (
            <>
              <p>{live ? `${t('liveText')} ${watchable ? t('liveWatch') : ''}` : t('fullText')}</p>
              <div className={styles.ways}>
                {live && watchable ? (
                  <Link className={buttonClass('primary')} href={`/m/${match.matchId}`}>
                    {t('watch')}
                  </Link>
                ) : null}
                <Link className={buttonClass('plain')} href="/">
                  {home}
                </Link>
              </div>
            </>
          ) : (
            <form onSubmit={submit} className={styles.form} noValidate inert={!alive}>
              <label htmlFor={ids.name}>{t('name')}</label>
              <input
                id={ids.name}
                ref={nameField}
                className="field"
                value={name}
                maxLength={LONGEST_NAME}
                required
                autoComplete="nickname"
                enterKeyHint={settings.password ? 'next' : 'go'}
                spellCheck={false}
                aria-invalid={wrongName || undefined}
                aria-describedby={wrongName ? ids.trouble : undefined}
                onChange={({ target }) => rememberName(target.value)}
              />
              {settings.password ? (
                <>
                  <label htmlFor={ids.password}>{t('password')}</label>
                  <input
                    id={ids.password}
                    ref={passwordField}
                    className="field"
                    value={password}
                    maxLength={LONGEST_PASSWORD}
                    required
                    autoComplete="off"
                    autoCapitalize="none"
                    enterKeyHint="go"
                    aria-invalid={failed === 'wrong-password' || undefined}
                    aria-describedby={failed === 'wrong-password' ? ids.trouble : undefined}
                    onChange={({ target }) => setPassword(target.value)}
                  />
                </>
              ) : null}
              <div id={ids.trouble} role="alert" className={styles.trouble}>
                {wrong}
              </div>
              {failed === 'accounts-only' ? (
                <Link className={buttonClass('plain')} href="/me">
                  {t('account')}
                </Link>
              ) : null}
              {suggestion === undefined ? null : (
                <Button
                  onClick={() => {
                    rememberName(suggestion);
                    void sit(suggestion);
                  }}
                >
                  {t('sitAs', { name: suggestion })}
                </Button>
              )}
              <Button look="primary" type="submit" busy={busy}>
                {busy ? t('sitting') : t('sit')}
              </Button>
            </form>
          )}
          <Facts settings={settings} />
        </section>
        <section className={gather.felt} aria-label={tables('round')}>
          <Ring places={places} you={undefined} label={tables('places')}>
            <p className={styles.game}>{game}</p>
          </Ring>
        </section>
        <div className={gather.rules}>
          <RulesSheet table={view} />
        </div>
      </main>
    </>
  );
};
