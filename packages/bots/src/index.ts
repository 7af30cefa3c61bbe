export { decideBot, type Position, playsGame } from './bot.ts';
export { LEVELS, type Level } from './level.ts';
