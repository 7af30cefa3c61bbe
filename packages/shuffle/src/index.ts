export * from './chain.ts';
export * from './draw.ts';
export * from './record.ts';
export * from './verify.ts';
