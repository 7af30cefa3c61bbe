export * from './card.js';
export * from './seat.js';
