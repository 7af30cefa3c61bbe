'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useDuty } from '../shell/staff.tsx';
import { useTrouble } from '../shell/trouble.ts';

/** What the server was asked for. While it is asked anew the old answer stays. */
export interface Asked<Answer> {
  readonly answer: Answer | undefined;
  /** In words. */
  readonly failed: string | undefined;
  readonly again: () => Promise<void>;
}

/** Asks the server, and anew whenever `key` is another; asks for a proof of who one is where that is wanted. */
export function useAnswer<Answer>(key: string, ask: () => Promise<Answer>): Asked<Answer> {
  const { act } = useDuty();
  const trouble = useTrouble();
  const [state, setState] = useState<{ key?: string; answer?: Answer; failed?: string }>({});
  const latest = useRef({ ask, trouble, turn: 0 });
  latest.current.ask = ask;
  latest.current.trouble = trouble;
  const again = useCallback(async () => {
    const turn = ++latest.current.turn;
    const settle = (next: { answer?: Answer; failed?: string }) => {
      if (latest.current.turn === turn) setState({ key, ...next });
    };
    await act(() => latest.current.ask()).then(
      (answer) => settle({ answer }),
      (error) => settle({ failed: latest.current.trouble(error) }),
    );
  }, [act, key]);
  useEffect(() => {
    void again();
  }, [again]);
  return { answer: state.answer, failed: state.failed, again };
}
