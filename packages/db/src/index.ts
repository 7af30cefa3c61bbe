export * from './bus.ts';
export { DirectoryUnusable } from './directory.ts';
export * from './event-log.ts';
export * from './lock.ts';
export * from './match.ts';
export { MigrationFailed } from './migration.ts';
export * from './open.ts';
export * as schema from './schema/index.ts';
export * from './setting.ts';
