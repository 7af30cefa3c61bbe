import {
  type BottomAction,
  BottomBar,
  Button,
  Mark,
  type Place,
  Staircase,
  Table,
  TableFrame,
  type TableProps,
  TopBar,
  TurnedUp,
} from '@stikk/ui';
import { presetName, trumpSentence } from '@stikk/words';
import type { ReactNode } from 'react';
import { Way } from '../shell/way.tsx';
import styles from './frame.module.css';
import { Plate } from './seats.tsx';
import { Status, StatusChips } from './status.tsx';
import type { TableModel } from './table-model.ts';
import { useWords } from './words.tsx';

export interface FrameProps extends Pick<TableProps, 'center' | 'say' | 'hand' | 'notice'> {
  readonly model: TableModel;
  /** Bids are not to be seen until the count is over. */
  readonly covered: boolean;
  /** Whether the plate of whoever sits at the bottom is shown. */
  readonly ownPlate: boolean;
  /** The last one shows its icon only where there is a bar. */
  readonly acts: readonly (BottomAction & { readonly label: string })[];
  /** Whether narrow screens have the acts along their lower edge. */
  readonly bottomBar: boolean;
  readonly side: ReactNode;
  /** What stands between the bar and the cloth. */
  readonly strip?: ReactNode;
  readonly className?: string | undefined;
  /** In place of which deal it is. */
  readonly subtitle?: string | undefined;
}

/** Where the middle of the cloth needs the room, plates stand in a row. */
const phaseOf = ({ scene, forehead }: TableModel): TableProps['phase'] =>
  forehead && scene.kind === 'bidding' ? 'forehead' : scene.kind === 'trick' ? 'play' : 'bid';

/** The whole window: bar, cloth with everybody's plate, and what stands beside it. */
export const Frame = (props: FrameProps) => {
  const words = useWords();
  const { t, g, preset, letters } = words;
  const { model, covered, ownPlate, acts, bottomBar, side, strip, className, subtitle } = props;
  const { center, say, hand, notice } = props;
  const { deal, steps, seats, scene, turnUp, trump } = model;
  const full = scene.kind === 'trick' && scene.trick.full;
  const phase = phaseOf(model);
  const [own, ...others] = seats;
  const where =
    subtitle ??
    (deal ? `${t('bar.deal', deal)} · ${g('sheet.cards', { count: deal.size })}` : t('bar.before'));
  return (
    <div id="main" className={className}>
      <TableFrame
        sideLabel={t('side.label')}
        side={side}
        strip={strip}
        bar={
          <TopBar
            heading
            title={presetName(g, preset)}
            subtitle={where}
            start={
              <Way href="/" className={styles.home} aria-label={t('bar.home')}>
                <Mark />
              </Way>
            }
            stairs={<Staircase deals={steps} label={deal && t('bar.deal', deal)} />}
            chips={<StatusChips model={model} covered={covered} />}
            actions={acts.map(({ id, icon, text, onPress, label }, place) => (
              <Button
                key={id}
                icon={icon}
                onClick={onPress}
                {...(place === acts.length - 1 ? { look: 'icon', label } : { children: text })}
              />
            ))}
          />
        }
      >
        <Table
          seats={seats.length}
          phase={phase}
          label={t('bar.table')}
          plates={others.map((seat) => (
            <Plate key={seat.seat} seat={seat} scene={scene} covered={covered} full={full} />
          ))}
          own={ownPlate && own ? <Plate seat={own} scene={scene} covered={covered} full={full} /> : undefined}
          status={phase === 'forehead' && turnUp ? undefined : <Status model={model} covered={covered} />}
          turnedUp={
            phase === 'forehead' && turnUp ? (
              <TurnedUp
                card={turnUp}
                index={letters}
                label={words.card(turnUp)}
                text={
                  <>
                    {g('event.turnedUp', { card: words.card(turnUp) })}
                    <br />
                    {trumpSentence(g, trump)}
                  </>
                }
              />
            ) : undefined
          }
          center={center}
          say={say}
          hand={hand}
          notice={notice}
          actions={bottomBar ? <BottomBar label={t('bar.acts')} actions={acts} /> : undefined}
        />
      </TableFrame>
    </div>
  );
};

export const placesByModel = ({ seats }: TableModel): readonly Place[] => {
  const places: Place[] = [];
  for (const { seat, at } of seats) places[seat] = at;
  return places;
};
