import { DECK_SIZES, FIRST_DEALER_WAYS, faultless, RANK_ORDERS, RANKS, SUITS } from '@stikk/engine';
import * as z from 'zod/mini';
import { faults } from './fault.ts';

const suit = z.enum(SUITS);
const sumRule = z.enum(['dealer_hook', 'left_adjusts', 'highest_adjusts', 'none']);
const oneCard = z.enum(['normal', 'forehead', 'unseen']);
const size = z.int().check(z.gte(1), z.lte(26));
const repeat = z.union([z.int().check(z.gte(1), z.lte(10)), z.literal('players')]);

/** One deal of a custom schedule: its size, or its size with rules of its own. */
const listed = z.union([
  size,
  z.strictObject({
    size,
    trump: z.optional(z.union([suit, z.literal('NT')])),
    sumRule: z.optional(sumRule),
    oneCard: z.optional(oneCard),
  }),
]);

const fields = z.strictObject({
  players: z._default(z.int().check(z.gte(2), z.lte(10)), 4),
  deck: z._default(z.enum(DECK_SIZES), '52'),
  /** The twos lie on the table and show the rotation (R-BB-23). Makes the pack 48. */
  'deck.twosIndicator': z._default(z.boolean(), false),
  rankOrder: z._default(z.enum(RANK_ORDERS), 'ace_high'),

  'schedule.pattern': z._default(z.enum(['up_down', 'down_up', 'up', 'down', 'custom']), 'up_down'),
  /** Largest hand: a number, `table` (10, six players 8, seven 7) or `full` (the whole pack). */
  'schedule.max': z._default(z.union([size, z.enum(['table', 'full'])]), 10),
  /** How many times the size in the middle is played. */
  'schedule.turnRepeat': z._default(repeat, 2),
  /** How many times the first and the last size are played. */
  'schedule.endRepeat': z._default(repeat, 1),
  'schedule.list': z.optional(z.array(listed).check(z.minLength(1), z.maxLength(100))),
  /** Largest hand of the rising half, after players have left. */
  'schedule.upMax': z.optional(size),
  leftover: z._default(z.enum(['aside', 'nontrump_twos']), 'aside'),

  'trump.mode': z._default(
    z.enum(['rotation', 'turn_up', 'draw', 'setesdal', 'fixed', 'none', 'highest_bidder']),
    'rotation',
  ),
  'trump.suit': z._default(suit, 'S'),
  'trump.rotation': z._default(z.array(z.enum([...SUITS, 'NT'])).check(z.minLength(1), z.maxLength(10)), [
    'C',
    'D',
    'H',
    'S',
  ]),
  /** Hands of this size or smaller are played without trump. */
  'trump.noTrumpSmallest': z._default(z.int().check(z.gte(0), z.lte(26)), 3),
  /** Drawn ranks that mean no trump. */
  'trump.drawGrandRanks': z._default(z.array(z.enum(RANKS)), []),
  'trump.drawReturn': z._default(z.boolean(), true),
  'trump.noCardLeft': z._default(z.enum(['no_trump', 'dealer_last_card', 'cut_before_deal']), 'no_trump'),

  'bid.mode': z._default(z.enum(['turn', 'simultaneous', 'dice']), 'simultaneous'),
  'bid.oneCard': z._default(oneCard, 'normal'),
  sumRule: z._default(sumRule, 'left_adjusts'),
  'sumRule.fromSize': z._default(size, 1),
  'sumRule.lastDeal': z._default(z.enum(['same', 'none']), 'same'),

  'play.follow': z._default(z.boolean(), true),
  'play.mustTrump': z._default(z.boolean(), false),
  'play.mustHead': z._default(z.boolean(), false),
  firstLead: z._default(z.enum(['left_of_dealer', 'highest_bidder']), 'left_of_dealer'),

  'dealer.first': z._default(z.enum(FIRST_DEALER_WAYS), 'rps'),
  /** The seat that deals first when it is chosen. */
  'dealer.chosen': z._default(z.int().check(z.gte(0), z.lte(9)), 0),
  'dealer.next': z._default(z.enum(['clockwise', 'biggest_miss']), 'clockwise'),

  /** `a+bid`, `a+b*bid`, `a+b*tricks` or `a+bid^2`; here and below numbers have at most three digits. */
  'scoring.hit': z._default(
    z.string().check(z.regex(/^\d{1,3}(\+(\d{1,3}\*)?(bid|tricks)(\^2)?)?$/)),
    '10+bid',
  ),
  /** `0`, `k*tricks`, `-k*diff`, `-k*diff^2`, `-k*(2^diff-1)` or `-k*(1+...+diff)`. */
  'scoring.miss': z._default(
    z
      .string()
      .check(z.regex(/^(0|(\d{1,3}\*)?tricks|-(\d{1,3}\*)?(diff(\^2)?|\(2\^diff-1\)|\(1\+\.\.\.\+diff\)))$/)),
    '0',
  ),
  /** A bid of nothing that is held: `same`, `a` or `a+size`. */
  'scoring.zero': z._default(z.string().check(z.regex(/^(same|\d{1,3}(\+size)?)$/)), 'same'),
  /** Points for a made bid by bid, before the formula. */
  'scoring.made': z.optional(
    z.record(z.string().check(z.regex(/^\d{1,2}$/)), z.int().check(z.gte(-9999), z.lte(9999))),
  ),

  elimination: z._default(z.enum(['none', 'each_ascending_round', 'when_needed']), 'none'),
  'elimination.min': z._default(z.int().check(z.gte(2), z.lte(10)), 2),
  'elimination.tie': z._default(z.enum(['chain', 'none_out']), 'chain'),
  'end.tie': z._default(z.enum(['shared', 'extra_deal', 'most_made']), 'shared'),
  announceOverUnder: z._default(z.boolean(), true),
});

/** A rule sheet. Keys are the dotted names of RULES.md; the defaults are those of Bondebridge. */
export type OhHellOptions = Readonly<z.infer<typeof fields>>;

/** A rule sheet without contradictions: every fault is an issue at the option that causes it. */
export const options = fields.check(faultless(faults));

/** The fields alone, for a sheet that may contradict itself: the form shows it while it is being mended. */
export const draft = fields;
