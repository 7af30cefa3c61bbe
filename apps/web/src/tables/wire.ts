import type { AppRouter } from '@stikk/api';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

type Inputs = inferRouterInputs<AppRouter>['table'];

/** A table as the reader may see it. */
export type TableView = inferRouterOutputs<AppRouter>['table']['info'];
/** The same for whoever sits there. */
export type SeatedView = TableView & { readonly you: number; readonly code: string };
export type Place = TableView['places'][number];
export type Person = Extract<Place, { readonly kind: 'person' }>;
export type Clock = TableView['settings']['clock'];
export type Watch = TableView['settings']['watch'];
/** Whom a place is given to. */
export type Filling = Inputs['place']['to'];
/** What the host may change beside rules and places. */
export type Change = Omit<Inputs['settings'], 'tableId'>;
