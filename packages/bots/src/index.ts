export { decideBot, LEVELS, type Level, type Position, playsGame } from './bot.ts';
