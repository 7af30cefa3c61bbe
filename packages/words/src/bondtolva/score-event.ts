import type { BondtolvaOptions, EventOf, Side } from '@stikk/variants/bondtolva';
import { sentences } from '../translate.ts';
import { gainText } from './gain.ts';
import { party, sideParty, sidesOf, type TolvaScene } from './side.ts';

const targetOf = ({ options }: TolvaScene): number | undefined =>
  (options as BondtolvaOptions | undefined)?.['tolva.target'];

/** Points added to a score; a fall is told with what it falls from. */
export function pointsBooked(event: EventOf<'PointsBooked'>, scene: TolvaScene): string {
  const { t } = scene;
  const target = targetOf(scene);
  return sentences([
    t('tolva.event.booked', {
      ...sideParty(scene, event.side),
      points: event.points,
      cause: event.for,
      gain: gainText(t, event),
    }),
    event.bust && target !== undefined ? t('tolva.event.bust', { target, to: event.to }) : undefined,
  ]);
}

/** How a deal was counted: last trick, aces and tens, and the eyes of those who are level. */
export function dealScored(event: EventOf<'DealScored'>, scene: TolvaScene): string {
  const { t } = scene;
  const { deal, last, matadors, counts, eyes } = event;
  const most = Math.max(...counts);
  const level = counts.flatMap((count, side) => (count === most ? [side] : []));
  const list = (values: readonly number[], sides: readonly Side[]) =>
    fromOwn(scene, sides)
      .map((side) => t('tolva.event.side', { ...sideParty(scene, side), count: values[side]! }))
      .join(', ');
  return sentences([
    t('event.scored', { deal }),
    last === null ? undefined : t('tolva.event.last', sideParty(scene, last)),
    t('tolva.event.counts', {
      list: list(
        counts,
        counts.map((_, side) => side),
      ),
    }),
    level.length > 1 ? t('tolva.event.eyes', { list: list(eyes, level) }) : undefined,
    last !== null && matadors === null ? t('tolva.event.nobody') : undefined,
  ]);
}

/** The reader's side first, then clockwise. */
function fromOwn(scene: TolvaScene, sides: readonly Side[]): readonly Side[] {
  const all = sidesOf(scene);
  const count = new Set(all).size || 1;
  const own = all[scene.you ?? 0] ?? 0;
  const place = (side: Side) => (side - own + count) % count;
  return sides.slice().sort((a, b) => place(a) - place(b));
}

/** Who has won: on exactly the target, or ahead when the last deal was over. */
export function matchEnded({ winners }: EventOf<'MatchEnded'>, scene: TolvaScene): string {
  const { t, state } = scene;
  const sides = sidesOf(scene);
  const shared = new Set(winners.map((seat) => sides[seat])).size > 1;
  const { who: list, ...rest } = party(scene, winners);
  const target = targetOf(scene);
  const score = state?.match.scores[sides[winners[0]!]!];
  if (target === undefined || state === undefined || score === undefined)
    return shared ? t('event.shared', { list }) : t('event.won', { ...rest, who: list });
  if (score === target) return t('tolva.event.won', { ...rest, list, score });
  const deals = state.match.sheet.length;
  return t(shared ? 'tolva.event.sharedMost' : 'tolva.event.wonMost', {
    ...rest,
    list,
    score,
    deals,
    target,
  });
}
