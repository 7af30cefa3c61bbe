import { DECK_SIZES, FIRST_DEALER_WAYS, faultless, RANK_ORDERS } from '@stikk/engine';
import * as z from 'zod/mini';
import { faults } from './fault.ts';

const points = z.int().check(z.gte(0), z.lte(12));

const fields = z.strictObject({
  players: z._default(z.int().check(z.gte(2), z.lte(4)), 2),
  teams: z._default(z.enum(['none', 'opposite_pairs']), 'none'),
  deck: z._default(z.enum(DECK_SIZES), '24'),
  rankOrder: z._default(z.enum(RANK_ORDERS), 'ace_ten'),
  /** Six each and a talon, all cards dealt, or six covered, six open and six in hand. */
  'tolva.layout': z._default(z.enum(['talong', 'all_dealt', 'tableau36']), 'talong'),

  'trump.mode': z._default(z.enum(['marriage']), 'marriage'),
  /** All cards of a pair are shown to everyone when it is declared. */
  'tolva.showPair': z._default(z.boolean(), true),
  /** Whoever declares must lead a card of the pair. */
  'tolva.mustLeadPair': z._default(z.boolean(), false),
  'tolva.questions': z._default(z.enum(['off', 'whole', 'half', 'both']), 'off'),
  /** Questions to the partner for each trick won. */
  'tolva.questionsPerTrick': z._default(z.union([z.literal(1), z.literal('free')]), 1),

  /** Duties once no talon is left to draw from; before that none holds (R-TO-06, R-TO-15 to R-TO-18). */
  'play.follow': z._default(z.boolean(), true),
  'play.mustTrump': z._default(z.boolean(), true),
  'play.mustHead': z._default(z.boolean(), true),
  /** Three and four players must head and trump as well. */
  'tolva.strictMultiplayer': z._default(z.boolean(), false),

  firstLead: z._default(z.enum(['left_of_dealer']), 'left_of_dealer'),
  'dealer.first': z._default(z.enum(FIRST_DEALER_WAYS), 'random'),
  'dealer.chosen': z._default(z.int().check(z.gte(0), z.lte(3)), 0),
  'dealer.next': z._default(z.enum(['clockwise']), 'clockwise'),

  'tolva.points.trumf': z._default(points, 2),
  'tolva.points.tjog': z._default(points, 1),
  'tolva.points.last': z._default(points, 1),
  'tolva.points.matadors': z._default(points, 1),
  /** Exactly this many wins; more falls to `tolva.bust` (R-TO-24, R-TO-25). */
  'tolva.target': z._default(z.int().check(z.gte(1), z.lte(100)), 12),
  'tolva.bust': z._default(z.int().check(z.gte(0), z.lte(99)), 7),
  /** When the points are booked and checked. */
  'tolva.settle': z._default(z.enum(['hybrid', 'immediate', 'deal_end']), 'hybrid'),
  /** After this many deals the highest score wins, so that every match ends. */
  'tolva.mostDeals': z._default(z.int().check(z.gte(1), z.lte(500)), 100),
});

/** A rule sheet. Keys are the dotted names of RULES.md; the defaults are those of two players with a talon. */
export type BondtolvaOptions = Readonly<z.infer<typeof fields>>;

/** A rule sheet without contradictions: every fault is an issue at the option that causes it. */
export const options = fields.check(faultless(faults));

/** The fields alone, for a sheet that may contradict itself: the form shows it while it is being mended. */
export const draft = fields;
