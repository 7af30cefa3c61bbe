import type { Speech } from '../game-words.ts';
import { describeEvent } from './event.ts';
import { refusalText } from './refusal.ts';

/** What is said while Bondtolva is played. */
export const bondtolvaSpeech: Speech = { describeEvent, refusalText };
