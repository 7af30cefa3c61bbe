import type { Speech } from '../game-words.ts';
import { describeEvent } from './event.ts';
import { refusalText } from './refusal.ts';

/** What is said while Bondebridge, Boerenbridge, Oh Hell and their relatives are played. */
export const ohHellSpeech: Speech = { describeEvent, refusalText };
