import { deckOf, rankOf, strengthOf } from '@stikk/engine';
import {
  BottomBar,
  Button,
  Mark,
  RankOrder,
  Table,
  TableFrame,
  type TableProps,
  Talon,
  TopBar,
  TrumpChip,
} from '@stikk/ui';
import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import {
  capital,
  indexLetters,
  noTrumpYet,
  orderText,
  presetName,
  rankName,
  suitName,
  talonText,
  trumpSentence,
} from '@stikk/words';
import type { ReactNode } from 'react';
import { Way } from '../shell/way.tsx';
import type { TableAct } from '../table/acts.tsx';
import bar from '../table/frame.module.css';
import { useWords } from '../table/words.tsx';
import styles from './frame.module.css';
import { Plate } from './plate.tsx';
import { Tabled, type TabledProps } from './tabled.tsx';
import { listsAll, type TolvaModel } from './tolva-model.ts';
import { Track } from './track.tsx';

export interface FrameProps
  extends Pick<TableProps, 'center' | 'say' | 'hand' | 'notice' | 'panel'>,
    Pick<TabledProps, 'legal' | 'picked' | 'onPress'> {
  readonly model: TolvaModel;
  readonly options: BondtolvaOptions;
  readonly acts: readonly TableAct[];
  /** Whether narrow screens have the acts along their lower edge. */
  readonly bottomBar: boolean;
  readonly side: ReactNode;
  /** What stands between the bar and the cloth. */
  readonly strip?: ReactNode;
  readonly className?: string | undefined;
  /** Given when a card may be drawn by pressing the talon. */
  readonly onDraw?: (() => void) | undefined;
}

/** The cards of a suit, highest first: another order than in most games. */
const Order = ({ options }: { readonly options: BondtolvaOptions }) => {
  const { g, letters } = useWords();
  const ranks = deckOf(options.deck)
    .filter((card) => card.endsWith('S'))
    .sort((a, b) => strengthOf(b, options.rankOrder) - strengthOf(a, options.rankOrder))
    .map(rankOf);
  return (
    <RankOrder
      title={orderText(g)}
      ranks={ranks.map((rank) => indexLetters[letters][rank]).join(' ')}
      label={ranks.map((rank) => rankName(g, rank)).join(', ')}
    />
  );
};

const TalonOf = ({
  count,
  onDraw,
}: {
  readonly count: number;
  readonly onDraw: (() => void) | undefined;
}) => {
  const { t, g } = useWords();
  return (
    <Talon
      count={count}
      text={t('tolva.inTalon')}
      label={onDraw ? t('tolva.drawFrom', { count }) : talonText(g, count)}
      onDraw={onDraw}
    />
  );
};

const Trump = ({ model }: { readonly model: TolvaModel }) => {
  const { t, g } = useWords();
  const { trump } = model;
  return trump === undefined ? (
    <TrumpChip trump="NT" text={noTrumpYet(g)} />
  ) : (
    <TrumpChip
      trump={trump}
      text={capital(t('tolva.trump', { suit: suitName(g, trump) }))}
      label={trumpSentence(g, trump)}
    />
  );
};

/** The whole window: bar, cloth with everybody's plate, and what stands beside it. */
export const Frame = (props: FrameProps) => {
  const { t, g, preset } = useWords();
  const { model, options, acts, bottomBar, side, strip, className, onDraw, legal, picked, onPress } = props;
  const { center, say, hand, notice, panel } = props;
  const { deal, seats, talon, near, far, scene } = model;
  const [own, ...others] = seats;
  const inDeal = scene.kind === 'trick';
  const listed = listsAll(scene);
  const tabled = { legal, picked, onPress };
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
            subtitle={
              deal ? t('tolva.bar', { deal: deal.number, trick: deal.trick, of: deal.of }) : t('bar.before')
            }
            start={
              <Way href="/" className={bar.home} aria-label={t('bar.home')}>
                <Mark />
              </Way>
            }
            chips={inDeal ? <Trump model={model} /> : undefined}
            actions={acts.map(({ id, icon, text, onPress: press, label }, place) => (
              <Button
                key={id}
                icon={icon}
                onClick={press}
                {...(place > 1 ? { look: 'icon', label } : { className: styles.act, children: text })}
              />
            ))}
          />
        }
      >
        <Table
          seats={seats.length}
          label={t('bar.table')}
          score={<Track model={model} options={options} />}
          plates={
            listed
              ? null
              : others.map((seat) => <Plate key={seat.seat} seat={seat} model={model} options={options} />)
          }
          own={
            !listed && own ? (
              <Plate
                seat={own}
                model={model}
                options={options}
                note={near && say ? <span className={styles.note}>{say}</span> : undefined}
              />
            ) : undefined
          }
          talon={talon === undefined ? undefined : <TalonOf count={talon} onDraw={onDraw} />}
          order={inDeal ? <Order options={options} /> : undefined}
          far={far && <Tabled places={far} seat={seats[1]!.seat} far />}
          near={near && <Tabled places={near} seat={seats[0]!.seat} {...tabled} />}
          center={center}
          panel={panel}
          say={near && !listed ? undefined : say}
          hand={hand}
          notice={notice}
          actions={bottomBar ? <BottomBar label={t('bar.acts')} actions={acts} /> : undefined}
        />
      </TableFrame>
    </div>
  );
};
