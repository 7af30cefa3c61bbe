import { PointsList, SideMark, Standing } from '@stikk/ui';
import type { BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { pointsLeft, sideText } from '@stikk/words';
import { useWords } from '../table/words.tsx';
import type { TolvaModel } from './tolva-model.ts';

/** How the sides stand, and what they have taken in the deal. */
export const StandingNow = ({ model }: { readonly model: TolvaModel }) => {
  const { t, g, telling } = useWords();
  return (
    <Standing
      title={model.deal ? t('tolva.deal', { deal: model.deal.number }) : t('side.start')}
      entries={model.sides.map(({ side, score, yours, taken }) => {
        const { name, short } = sideText(g, telling, side);
        const tricks = taken === undefined ? undefined : t('tolva.trickCount', { count: taken });
        const rest = [
          short === name ? undefined : yours ? name.charAt(0).toLocaleLowerCase() + name.slice(1) : name,
          tricks,
        ].filter((part) => part !== undefined);
        return {
          id: String(side),
          place: <SideMark yours={yours} />,
          name: [short, ...rest].join(', '),
          points: score,
          you: yours,
        };
      })}
    />
  );
};

/** What the deal can still give. */
export const LeftToGet = ({
  state,
  options,
}: {
  readonly state: BondtolvaState;
  readonly options: BondtolvaOptions;
}) => {
  const { g } = useWords();
  if (!('deal' in state)) return null;
  const { title, rows } = pointsLeft(g, state.deal, options);
  return <PointsList title={title} lines={rows.map(({ cause, ...line }) => ({ id: cause, ...line }))} />;
};
