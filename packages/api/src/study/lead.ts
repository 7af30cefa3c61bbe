/** What is looked at: an entry of a match, through whose eyes, and whether with all hands open beside it. */
export interface Spot {
  readonly seq: number;
  /** A seat; `null` for all hands open. */
  readonly as: number | null;
  readonly beside: boolean;
}

/** Who leads those that look at a match together, and where to. Never changed: a change gives a new one. */
export interface Lead {
  /** How often it was changed: of two processes' the later one holds. */
  readonly turn: number;
  readonly leader: string | null;
  /** `null` until the leader has gone somewhere. */
  readonly spot: Spot | null;
}

export type LeadRefusal = 'not-leading' | 'led-already' | 'not-here';
export type LeadChange = (lead: Lead, present: ReadonlySet<string>) => Lead | LeadRefusal;

export const nobodyLeads: Lead = { turn: 0, leader: null, spot: null };

const next = (lead: Lead, change: Partial<Lead>): Lead => ({ ...lead, ...change, turn: lead.turn + 1 });

/** The one that holds; of two that were made at once, the same for everybody. */
export function laterOf(one: Lead, other: Lead): Lead {
  if (one.turn !== other.turn) return one.turn > other.turn ? one : other;
  return (one.leader ?? '') <= (other.leader ?? '') ? one : other;
}

/** Whoever finds nobody there leads. */
export const entered =
  (by: string): LeadChange =>
  (lead, present) =>
    lead.leader === null || [...present].every((one) => one === by) ? next(lead, { leader: by }) : lead;

export const moved =
  (by: string, spot: Spot): LeadChange =>
  (lead) =>
    lead.leader === by ? next(lead, { spot }) : 'not-leading';

export const handedOver =
  (by: string, to: string): LeadChange =>
  (lead, present) => {
    if (lead.leader !== by) return 'not-leading';
    return present.has(to) ? next(lead, { leader: to }) : 'not-here';
  };

/** The lead of somebody who has gone. */
export const taken =
  (by: string): LeadChange =>
  (lead, present) => {
    if (!present.has(by)) return 'not-here';
    if (lead.leader === by) return lead;
    return lead.leader !== null && present.has(lead.leader) ? 'led-already' : next(lead, { leader: by });
  };
