import { Logo } from '@stikk/ui';
import { ShieldCheck } from 'lucide-react';
import { headers } from 'next/headers';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { DeviceList } from '../home/device-list.tsx';
import { GameList } from '../home/game-list.tsx';
import { seatsOf } from '../home/game-seats.ts';
import { Hero } from '../home/hero.tsx';
import { MatchList } from '../home/match-list.tsx';
import { matchesFor } from '../home/mine.ts';
import { MoreSheets } from '../home/more-sheets.tsx';
import { PlayNow } from '../home/play-now.tsx';
import { ScoreList } from '../home/score-list.tsx';
import { ScoreSheetWay } from '../home/score-sheet.tsx';
import { Vocabulary } from '../i18n/vocabulary.tsx';
import { FriendsSheet } from '../lobby/friends-sheet.tsx';
import { LanguageSwitch } from '../shell/language.tsx';
import { Settings } from '../shell/settings.tsx';
import styles from './home.module.css';

const SEATS = {
  bondebridge: seatsOf('bondebridge'),
  boerenbridge: seatsOf('boerenbridge'),
  ohhell: seatsOf('ohhell'),
  bondtolva: seatsOf('bondtolva'),
};

export default async function Home() {
  const t = await getTranslations('web.home');
  const drawn = await matchesFor((await headers()).get('cookie'));
  return (
    <Vocabulary of={['web.home', 'web.lobby', 'web.start', 'web.trouble', 'game.preset']}>
      <header className={styles.top}>
        <Logo name="Stikk" />
        <div>
          <LanguageSwitch />
          <Settings />
        </div>
      </header>
      <main id="main" className={styles.home}>
        <Hero />
        <div className={styles.going}>
          <MatchList drawn={drawn} />
          <ScoreList />
          <DeviceList />
        </div>
        <section className={styles.games} aria-labelledby="play-now">
          <div className={styles.heading}>
            <h2 id="play-now">{t('playNow')}</h2>
            <PlayNow />
          </div>
          <GameList seats={SEATS} />
        </section>
        <div className={styles.more}>
          <FriendsSheet />
          <MoreSheets />
          <ScoreSheetWay />
        </div>
      </main>
      <footer className={styles.foot}>
        <Link href="/verify" prefetch={false}>
          <ShieldCheck className="i" aria-hidden="true" />
          {t('verify')}
        </Link>
      </footer>
    </Vocabulary>
  );
}
