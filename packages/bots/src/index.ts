export { decideBot, type Position, playsGame, prospects } from './bot.ts';
export { LEVELS, type Level } from './level.ts';
export { BOT_NAMES } from './names.ts';
export type { Prospect } from './prospect.ts';
