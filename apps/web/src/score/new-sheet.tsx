import { Button, Segmented, Sheet } from '@stikk/ui';
import { faultText, presetPlayers } from '@stikk/words';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { LONGEST_NAME } from '../lobby/name.ts';
import { nonce } from '../lobby/nonce.ts';
import { useOwnSheets } from '../lobby/own-sheets.ts';
import { begun, type Draft, outcome } from '../rules/draft.ts';
import { settingOf } from '../rules/link.ts';
import { PresetChips } from '../rules/preset-chips.tsx';
import { toast } from '../shell/toast.ts';
import { deviceOf } from './device.ts';
import styles from './new-sheet.module.css';
import { addFact } from './shelf.ts';

const FALLBACK = 'bondebridge';
const icon = { className: 'i', 'aria-hidden': true } as const;

interface NewSheetProps {
  /** Who played last, if anybody did. */
  readonly names: readonly string[];
  readonly onBegun: (sheet: string) => void;
}

/** A new sheet: the rules, who plays, and who deals first. */
export const NewSheet = ({ names: before, onBegun }: NewSheetProps) => {
  const t = useTranslations('web.score');
  const words = useGameWords();
  const own = useOwnSheets();
  const [chosen, setChosen] = useState<{ readonly draft: Draft; readonly query: string }>(() => ({
    draft: begun(FALLBACK),
    query: '',
  }));
  const [names, setNames] = useState<readonly string[]>(() =>
    before.length > 0 ? before : ['', '', '', ''],
  );
  const [dealer, setDealer] = useState(0);
  const [tried, setTried] = useState(false);

  const { preset } = chosen.draft;
  const changes = { ...chosen.draft.changes, players: names.length };
  const { min, max } = outcome(begun(preset)).preset.seats;
  const fits = names.length >= min && names.length <= max;
  const faults = fits ? outcome({ preset, changes }).faults : [];
  const called = names.map((name, place) => name.trim() || t('player', { number: place + 1 }));
  const twice = new Set(called.map((name) => name.toLocaleLowerCase())).size < called.length;
  const trouble = !fits
    ? t('seats', { players: presetPlayers(words, preset) })
    : faults[0]
      ? faultText(words, preset, faults[0])
      : twice
        ? t('twice')
        : undefined;
  const deals = Math.min(dealer, names.length - 1);

  const begin = () => {
    setTried(true);
    if (trouble !== undefined) return;
    const sheet = nonce();
    const at = Date.now();
    const title = own.find(({ query }) => query === chosen.query)?.name;
    const heading = { preset, changes, names: called, ...(title !== undefined && { title }) };
    const stamp = { sheet, seq: 0, at, device: deviceOf(navigator.userAgent) };
    addFact(
      { type: 'Begun', ...heading, dealer: deals, ...stamp },
      { id: sheet, at, done: 0, over: false, preset, names: called, ...(title !== undefined && { title }) },
    ).then(
      () => onBegun(sheet),
      () => toast.error(t('lost')),
    );
  };

  return (
    <Sheet title={t('new')} className={styles.new}>
      <PresetChips
        preset={preset}
        query={chosen.query}
        onPreset={(name) => setChosen({ draft: begun(name), query: '' })}
        onOwn={(query) =>
          setChosen({
            draft: settingOf(Object.fromEntries(new URLSearchParams(query)), FALLBACK).draft,
            query,
          })
        }
      />
      <fieldset className={styles.names}>
        <legend>{t('players')}</legend>
        {names.map((name, place) => (
          // Players are told apart by their place alone.
          <div key={`player ${place + 1}`}>
            <input
              value={name}
              aria-label={t('player', { number: place + 1 })}
              placeholder={t('player', { number: place + 1 })}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              enterKeyHint="next"
              spellCheck={false}
              onChange={({ target }) => setNames(names.map((old, at) => (at === place ? target.value : old)))}
            />
            <Button
              look="bare"
              icon={<X {...icon} />}
              label={t('remove', { name: called[place]! })}
              disabled={names.length <= min}
              onClick={() => setNames(names.filter((_, at) => at !== place))}
            />
          </div>
        ))}
        <Button
          icon={<Plus {...icon} />}
          disabled={names.length >= max}
          onClick={() => setNames([...names, ''])}
        >
          {t('add')}
        </Button>
      </fieldset>
      <div className={styles.dealer}>
        <h3>{t('firstDealer')}</h3>
        <Segmented
          label={t('firstDealer')}
          value={String(deals)}
          options={called.map((name, place) => ({ value: String(place), label: name }))}
          onChange={(place) => setDealer(Number(place))}
        />
      </div>
      {trouble !== undefined && (tried || !fits) ? (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      ) : null}
      <Button look="go" onClick={begin} disabled={!fits}>
        {t('begin')}
      </Button>
    </Sheet>
  );
};
