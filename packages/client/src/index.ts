export { type Clock, systemClock } from './clock.ts';
export { randomId } from './id.ts';
export type { Connection } from './line.ts';
export { createPacedMatch, type PacedMatch, type PacedView, type Tempo, type Wait } from './paced.ts';
export { browserSharing, type Channel, type Locks, type SharedParts, sharedTransport } from './shared.ts';
export { createMatchStore, type MatchStore, type MatchView, type Refusal } from './store.ts';
export { bondtolvaTempo } from './tempo-bondtolva.ts';
export { ohHellTempo } from './tempo-oh-hell.ts';
export type { FollowHandlers, Outcome, Transport } from './transport.ts';
