import type { TableEvent } from '@stikk/engine';
import { reasonOf, signed } from '@stikk/words';
import { useTranslations } from 'next-intl';

/** What happens around the cards, as sentences. */
export function useTableWords(names: readonly string[]): (event: TableEvent) => string {
  const t = useTranslations('admin.event');
  const kinds = useTranslations('ruling.kind');
  const reasons = useTranslations('ruling.reason');
  const who = (seat: number) => names[seat] ?? String(seat + 1);
  return (event) => {
    switch (event.type) {
      case 'MatchCreated':
      case 'MatchStarted':
      case 'Paused':
      case 'Resumed':
      case 'MatchFinished':
      case 'SecretRevealed':
        return t(event.type);
      case 'SeatTaken':
      case 'SeatHeld':
      case 'SeatReclaimed':
      case 'PauseAsked':
      case 'UndoAsked':
      case 'RestClaimed':
        return t(event.type, { who: who(event.seat) });
      case 'PauseAnswered':
      case 'UndoAnswered':
        return t(event.type, { who: who(event.seat), agrees: event.agrees ? 'yes' : 'no' });
      case 'PlayStruck':
        return t(`PlayStruck.${event.why}`, { from: event.from });
      case 'ScoreAdjusted':
        return t('ScoreAdjusted', { side: event.side + 1, points: given(event.points) });
      case 'RulingMade':
        return [
          t('RulingMade', { kind: kinds(event.kind), reason: reasons(reasonOf(event.reason)) }),
          event.seat === undefined ? '' : t('about', { who: who(event.seat) }),
          event.rated ? t('rated') : '',
          event.reverses === undefined ? '' : t('reverses', { seq: event.reverses }),
          event.note,
        ]
          .filter(Boolean)
          .join(' ');
      case 'MatchVoided':
        return t('MatchVoided', { void: event.void ? 'yes' : 'no' });
    }
  };
}

/** Points given or taken, always with their sign. */
export const given = (points: number): string => (points > 0 ? `+${points}` : signed(points));
