import { useWords } from '../table/words.tsx';
import { useAct } from '../tables/act.ts';
import { TalkBox } from '../talk/talk-box.tsx';
import { server } from '../trpc/client.ts';
import type { Live } from './live-context.tsx';
import { areFree, usePlaces } from './use-places.ts';

const NOTHING = [] as const;

/** What is said at the table during the match. */
export const TableTalk = ({ live }: { readonly live: Live }) => {
  const words = useWords();
  const act = useAct();
  const [places] = usePlaces(live.info.tableId);
  const { matchId } = live.info;
  return (
    <TalkBox
      lines={(live.live?.talk ?? NOTHING).map((said) => ({ ...said, name: words.name(said.seat) }))}
      free={areFree(places)}
      onSay={(saying) => act(server.table.talk.mutate({ matchId, ...saying }))}
    />
  );
};
