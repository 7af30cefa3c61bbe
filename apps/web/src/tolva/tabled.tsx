import type { Seat } from '@stikk/engine';
import { Tableau, type TableauProps } from '@stikk/ui';
import { useWords } from '../table/words.tsx';

export interface TabledProps extends Pick<TableauProps, 'places' | 'far' | 'legal' | 'picked' | 'onPress'> {
  readonly seat: Seat;
}

/** Somebody's open cards on covered ones. */
export const Tabled = ({ seat, ...tableau }: TabledProps) => {
  const words = useWords();
  const { t, letters, you } = words;
  return (
    <Tableau
      {...tableau}
      index={letters}
      labels={{
        tableau: seat === you ? t('tolva.own') : t('tolva.open', { who: words.name(seat) }),
        card: (card, covered) => (covered ? t('tolva.over', { card: words.card(card) }) : words.card(card)),
        covered: () => t('tolva.covered'),
        empty: (place) => t('tolva.empty', { place: place + 1 }),
        illegal: t('hand.illegal'),
      }}
    />
  );
};
