import { buttonClass, TopBar } from '@stikk/ui';
import { presetLine, presetName, presetPlayers, ruleSheet, type Translate } from '@stikk/words';
import { ArrowLeft, ExternalLink, SlidersHorizontal } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { outcome } from '../../../rules/draft.ts';
import { familyOf } from '../../../rules/family.ts';
import { Sections } from '../../../rules/in-words.tsx';
import { queryOf, settingOf } from '../../../rules/link.ts';
import { PlayHere } from '../../../rules/play-here.tsx';
import { Preview } from '../../../rules/preview.tsx';
import { Settings } from '../../../shell/settings.tsx';
import styles from './page.module.css';

type Props = PageProps<'/rules/[preset]'>;

const gameWords = async () => (await getTranslations('game')) as unknown as Translate;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { preset } = await params;
  const t = await getTranslations('web.rules');
  const words = await gameWords();
  if (!familyOf(preset)) return { title: t('title') };
  return { title: t('titleOf', { name: presetName(words, preset) }), description: presetLine(words, preset) };
}

export default async function Rules({ params, searchParams }: Props) {
  const { preset } = await params;
  if (!familyOf(preset)) notFound();
  const t = await getTranslations('web.rules');
  const shell = await getTranslations('web.shell');
  const words = await gameWords();
  const setting = settingOf({ ...(await searchParams), preset }, preset);
  const result = outcome(setting.draft);
  const { sections } = ruleSheet(words, preset, result.sheet);
  return (
    <>
      <TopBar
        sticky
        heading
        title={presetName(words, preset)}
        subtitle={t('subtitle', { players: shell('players', { count: result.seats }) })}
        start={
          <Link className={buttonClass('icon', 'btn-bare')} href="/" aria-label={shell('home')}>
            <ArrowLeft className="i" aria-hidden="true" />
          </Link>
        }
        always={
          <>
            <Settings />
            <Vocabulary of={['web.home', 'web.start']}>
              <PlayHere setting={setting} playable={result.faults.length === 0} />
            </Vocabulary>
          </>
        }
      />
      <main id="main" className={styles.page}>
        <div className={styles.text}>
          <p className={styles.lead}>{presetLine(words, preset)}</p>
          <Sections level={2} sections={sections} />
        </div>
        <aside className={styles.side} aria-label={t('side')}>
          {result.target === undefined ? <Preview outcome={result} /> : null}
          <Link className={buttonClass('plain')} href={`/new?${queryOf(setting)}`}>
            <SlidersHorizontal className="i" aria-hidden="true" />
            {t('change')}
          </Link>
          <p className="cap">
            {t('seats', { players: presetPlayers(words, preset) })}{' '}
            <a href={result.preset.source} rel="noreferrer external" target="_blank">
              {t('source')} <ExternalLink size={13} aria-hidden="true" className={styles.external} />
            </a>
          </p>
        </aside>
      </main>
    </>
  );
}
