import { Button, Notice } from '@stikk/ui';
import { listed } from '@stikk/words';
import { Bot, Hourglass, Layers, Moon, Pause, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWords } from '../table/words.tsx';
import type { Bar } from './bar-model.ts';
import styles from './live-bar.module.css';
import type { Live } from './live-context.tsx';
import { useRemind } from './use-remind.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;

interface LiveBarProps {
  readonly live: Live;
  readonly bar: Bar;
}

/** One calm line across the cloth about the people at it, with what the reader can do about it. */
export const LiveBar = ({ live, bar }: LiveBarProps) => {
  const t = useTranslations('web.live');
  const { g, telling } = useWords();
  const remind = useRemind(live);
  const who = (seat: number) => telling.names[seat]!;
  const { ask } = live;
  switch (bar.kind) {
    case 'held':
      return (
        <Notice
          icon={<Bot {...icon} />}
          action={
            <Button look="go" onClick={() => ask({ what: 'reclaim' })}>
              {t('bar.back')}
            </Button>
          }
        >
          {t('bar.held')}
        </Notice>
      );
    case 'answer': {
      const answer = (agrees: boolean) => ask({ what: 'answer', to: bar.to, agrees });
      return (
        <Notice
          icon={bar.to === 'undo' ? <Undo2 {...icon} /> : <Pause {...icon} />}
          action={
            <span className={styles.ways}>
              <Button onClick={() => answer(true)}>{t('bar.agree')}</Button>
              <Button look="bare" onClick={() => answer(false)}>
                {t('bar.refuse')}
              </Button>
            </span>
          }
        >
          {t(`bar.${bar.to}`, { who: who(bar.seat) })}
        </Notice>
      );
    }
    case 'paused':
      return (
        <Notice
          icon={<Pause {...icon} />}
          action={
            live.you === undefined ? undefined : (
              <Button onClick={() => ask({ what: 'resume' })}>{t('bar.resume')}</Button>
            )
          }
        >
          {t('bar.paused')}
        </Notice>
      );
    case 'asked':
      return (
        <Notice
          icon={<Hourglass {...icon} />}
          action={
            <Button look="bare" onClick={() => ask({ what: 'answer', to: bar.what, agrees: false })}>
              {t('bar.withdraw')}
            </Button>
          }
        >
          {t(`bar.${bar.what}Waits`, { who: listed(g, bar.waits.map(who)) })}
        </Notice>
      );
    case 'claim':
      return (
        <Notice
          icon={<Layers {...icon} />}
          action={
            <Button onClick={() => ask({ what: 'claim' })}>
              {t('bar.claimRest', { count: bar.tricks })}
            </Button>
          }
        >
          {t('bar.claim')}
        </Notice>
      );
    case 'away':
      return (
        <Notice
          icon={<Moon {...icon} />}
          action={<Button onClick={() => ask({ what: 'hold', seat: bar.seat })}>{t('bar.hold')}</Button>}
        >
          {t('bar.away', { who: who(bar.seat) })}
        </Notice>
      );
    case 'slow':
      return (
        <Notice
          icon={<Hourglass {...icon} />}
          action={<Button onClick={() => remind(bar.seat)}>{t('bar.remind')}</Button>}
        >
          {t('bar.slow', { who: who(bar.seat) })}
        </Notice>
      );
  }
};
