import type { BotMind } from '@stikk/api';
import { gameOf } from '@stikk/variants';

/** Plays the first command its view allows. */
export const mind: BotMind = ({ game, view, seat, options }) => gameOf(game)?.legal(view, seat, options)[0];
