import type { Suit } from '@stikk/engine';
import { BidPad, OverUnder, Prompt, SuitTile } from '@stikk/ui';
import {
  type OhHellCommand,
  type OhHellOptions,
  type OhHellState,
  plannedDeal,
} from '@stikk/variants/oh-hell';
import { callText, capital, ohHellSpeech, trumpShort } from '@stikk/words';
import { OwnClock } from '../live/own-clock.tsx';
import type { Ask } from './ask-model.ts';
import { CounterText, OwnDealerMark } from './status.tsx';
import { useWords } from './words.tsx';

type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>;
type Dealt = Extract<OhHellState, { readonly deal: unknown }>;

export interface BiddingProps {
  readonly ask: AskOf<'bid'>;
  readonly state: Dealt;
  readonly dealer: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (bid: number) => void;
  readonly onBid: (bid: number) => void;
}

/** Where the own bid is made. */
export const Bidding = ({ ask, state, dealer, chosen, onChoose, onBid }: BiddingProps) => {
  const { t, g, telling } = useWords();
  const { deal } = state;
  const { max, forbidden, sealed, ready, others, sum, last } = ask;
  const unseen = deal.seen === 'own' ? undefined : t('bid.unseen', { seen: deal.seen });
  const hint = sealed
    ? [g('bid.secret'), ready > 0 ? t('bid.ready', { ready, others }) : undefined].filter(Boolean).join('. ')
    : undefined;
  const title = last ? t('bid.last') : g('bid.ask');
  const hook = forbidden === undefined ? undefined : hookText();
  function hookText() {
    const command: OhHellCommand = { type: 'MakeBid', deal: deal.number, bid: forbidden! };
    return ohHellSpeech.refusalText(g, 'hook', { ...telling, state, command });
  }
  return (
    <BidPad
      max={max}
      forbidden={forbidden}
      forbiddenReason={hook}
      onBid={onBid}
      direct={max === 1}
      value={chosen}
      onChoose={onChoose}
      clock={<OwnClock />}
      total={
        sealed || ready === 0 ? undefined : (
          <OverUnder
            sum={sum}
            size={deal.size}
            complete={false}
            text={<CounterText counter={{ sum, size: deal.size, call: 'even', complete: false }} />}
          />
        )
      }
      labels={{
        title: dealer ? (
          <>
            <OwnDealerMark /> {title}
          </>
        ) : (
          title
        ),
        group: g('bid.range', { size: max }),
        confirm: (bid) => (bid === undefined ? t('bid.choose') : g('bid.make', { bid })),
        hint: [unseen, hint].filter(Boolean).join(' ') || undefined,
      }}
    />
  );
};

export interface AdjustingProps {
  readonly ask: AskOf<'adjust'>;
  readonly state: Dealt;
  readonly options: OhHellOptions;
  readonly onAdjust: (bid: number) => void;
}

/** The bids go up: which way to change the own one. */
export const Adjusting = ({ ask, state, options, onAdjust }: AdjustingProps) => {
  const { g } = useWords();
  const { from, sum, choices } = ask;
  const rule = plannedDeal(options, state.deal.number)?.sumRule ?? options.sumRule;
  return (
    <Prompt
      title={g('bid.adjust')}
      clock={<OwnClock />}
      choices={choices.map(({ bid, sum: after, call }) => ({
        id: String(bid),
        value: bid,
        text: callText(g, call, after, state.deal.size).counter,
      }))}
      onChoose={(id) => onAdjust(Number(id))}
    >
      {g('bid.adjustWhy', { rule, sum, bid: from })}
    </Prompt>
  );
};

const TRUMPS = ['C', 'D', 'H', 'S', 'NT'] as const;

/** The highest bidder names trump. */
export const Naming = ({ onName }: { readonly onName: (trump: Suit | 'NT') => void }) => {
  const { t, g } = useWords();
  return (
    <Prompt
      title={t('naming.title')}
      clock={<OwnClock />}
      choices={TRUMPS.map((trump) => ({
        id: trump,
        value: <SuitTile suit={trump} />,
        text: capital(trumpShort(g, trump)),
      }))}
      onChoose={(id) => onName(id as Suit | 'NT')}
    >
      {t('naming.why')}
    </Prompt>
  );
};
