import type { Tempo } from '@stikk/client';
import type { Watched } from '@stikk/client/react';
import type { Rules, Seat } from '@stikk/engine';
import type { ComponentType, ReactNode } from 'react';
import type { ReplayProps } from '../replay/shell.tsx';
import type { Shown } from '../sound/ear.ts';
import { type MatchInfo, openSession, type Session, type Via } from '../table/session.ts';

type Typed = { readonly type: string };

/** An open match, whatever its game. */
export interface OpenMatch
  extends Pick<
    Session<unknown, unknown, Typed, Typed>,
    'info' | 'options' | 'you' | 'beside' | 'nudge' | 'close'
  > {
  readonly match: Watched<Shown & { readonly ready: boolean; readonly connection: string }>;
  readonly table: ReactNode;
  /** The same table in words. */
  readonly text: ReactNode;
}

/** What a family of rules is played and replayed with. */
export interface Family {
  /** @param via left out: the server behind this page */
  open(info: MatchInfo, via?: Via): OpenMatch;
  readonly Replay: ComponentType<ReplayProps>;
}

export interface FamilyParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Rules<Options, State, Command, Event>;
  readonly tempo: (seat: Seat | undefined) => Tempo<State, Event>;
  readonly Table: ComponentType<{ readonly session: Session<Options, State, Command, Event> }>;
  readonly TextTable: ComponentType<{ readonly session: Session<Options, State, Command, Event> }>;
  readonly Replay: ComponentType<ReplayProps>;
}

export function familyWith<Options, State, Command extends Typed, Event extends Typed>({
  game,
  tempo,
  Table,
  TextTable,
  Replay,
}: FamilyParts<Options, State, Command, Event>): Family {
  return {
    open(info, via) {
      const session = openSession(game, tempo, info, via);
      return { ...session, table: <Table session={session} />, text: <TextTable session={session} /> };
    },
    Replay,
  };
}
