export * from './answer.ts';
export * from './ask.ts';
export * from './live.ts';
export * from './ruling.ts';
export * from './table.ts';
export * from './undo.ts';
