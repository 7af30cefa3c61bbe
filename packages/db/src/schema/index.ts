export * from './auth.ts';
export * from './log.ts';
export * from './match.ts';
export * from './setting.ts';
