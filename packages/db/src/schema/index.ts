export * from './auth.ts';
export * from './fact.ts';
export * from './log.ts';
export { match, seat, secret, type Watch } from './match.ts';
export * from './person.ts';
export * from './push.ts';
export * from './setting.ts';
export * from './staff.ts';
export * from './table.ts';
