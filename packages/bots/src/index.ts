export { decideBot, type Position, playsGame } from './bot.ts';
export { LEVELS, type Level } from './level.ts';
export { BOT_NAMES } from './names.ts';
