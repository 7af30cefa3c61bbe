import { Reveal } from '@stikk/ui';
import { dieOf } from '@stikk/variants/oh-hell';
import type { Scene } from './table-model.ts';
import { useWords } from './words.tsx';

export interface RevealingProps {
  readonly scene: Extract<Scene, { kind: 'reveal' }>;
  readonly seats: number;
  readonly dice: boolean;
  readonly step: 0 | 1 | 2 | 3;
}

/** All bids together on the count of three, on fingers or dice. */
export const Revealing = ({ scene, seats, dice, step }: RevealingProps) => {
  const { t, g, name } = useWords();
  return (
    <Reveal
      seats={seats}
      step={step}
      label={t('reveal.label')}
      words={[t('reveal.one'), t('reveal.two'), t('reveal.three')]}
      shows={scene.shows.map(({ seat, at, bid }) => {
        const said = step < 3 ? g('bid.ready') : g('bid.said', { bid });
        return {
          at,
          count: bid,
          ...(dice && { die: dieOf(bid).face }),
          label: `${name(seat)} ${said}`,
        };
      })}
    />
  );
};
