export type { StudyView } from './admin/study.ts';
export type { AdminRouter } from './admin-router.ts';
export type { AppRouter } from './app-router.ts';
export type { FailureCode } from './failure.ts';
export { unlimited } from './limit.ts';
export { type Api, type ApiSettings, openApi } from './serve.ts';
export type { BotMind, BotRequest } from './services.ts';
export type { ListedTable, Lobby } from './table/lobby.ts';
export type { PlaceView, TableView } from './table/view.ts';
