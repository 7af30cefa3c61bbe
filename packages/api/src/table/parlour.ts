import type { Services } from '../services.ts';
import { type Lobby, openLobby } from './lobby.ts';
import { openPresence, type Presence } from './presence.ts';
import { type TableTalk, tableTalk } from './talk.ts';

/** What this process keeps of tables in memory: who looks at them here, and what was said lately. */
export interface Parlour {
  readonly presence: Presence;
  readonly talk: TableTalk;
  readonly lobby: () => Promise<Lobby>;
  close(): Promise<void>;
}

export function openParlour(services: Services): Parlour {
  const presence = openPresence(services);
  const talk = tableTalk(services);
  return {
    presence,
    talk,
    lobby: openLobby(services),
    close: async () => {
      talk.close();
      await presence.close();
    },
  };
}
