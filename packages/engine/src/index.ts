export * from './card.ts';
export * from './seat.ts';
