import { decideBot, type Position } from '@stikk/bots';

/** Runs on a thread of its own, so that a bot's thinking holds up nobody's cards. */
export default (position: Position): { readonly type: string } => decideBot(position);
