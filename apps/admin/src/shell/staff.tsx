'use client';

import { usePathname, useRouter } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { reasonOf, type Staff, server } from '../server/client.ts';
import { ProveDialog } from './prove-dialog.tsx';

interface Duty {
  readonly staff: Staff;
  /** Does what may ask for a proof of who one is: asks for it then, and does it again. */
  readonly act: <Answer>(doing: () => Promise<Answer>) => Promise<Answer>;
}

const DutyContext = createContext<Duty | undefined>(undefined);

/** Who is signed in, and how they act. */
export function useDuty(): Duty {
  const duty = useContext(DutyContext);
  if (!duty) throw new Error('nobody is on duty outside the shell');
  return duty;
}

/** What is inside is for whoever is signed in; anybody else is led to where one signs in. */
export const OnDuty = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter();
  const path = usePathname();
  const [staff, setStaff] = useState<Staff | null>();
  const [proving, setProving] = useState(false);
  const waiting = useRef<((proved: boolean) => void)[]>([]);

  const leave = useCallback(() => {
    router.replace(`/sign-in?to=${encodeURIComponent(`${path}${location.search}`)}` as '/sign-in');
  }, [router, path]);
  useEffect(() => {
    server.me.query().then(
      (me) => (me === null ? leave() : setStaff(me)),
      () => setStaff(null),
    );
  }, []);

  const act = useCallback(
    async <Answer,>(doing: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await doing();
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === 'not-staff') leave();
        if (reason !== 'prove-yourself') throw error;
        const proved = await new Promise<boolean>((settle) => {
          waiting.current.push(settle);
          setProving(true);
        });
        if (!proved) throw error;
        return doing();
      }
    },
    [leave],
  );
  const settle = (proved: boolean) => {
    setProving(false);
    for (const each of waiting.current.splice(0)) each(proved);
  };
  if (!staff) return null;
  return (
    <DutyContext value={{ staff, act }}>
      {children}
      {proving ? <ProveDialog onSettle={settle} /> : null}
    </DutyContext>
  );
};
