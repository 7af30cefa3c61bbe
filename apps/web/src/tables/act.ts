'use client';

import { useTranslations } from 'next-intl';
import { toast } from '../shell/toast.ts';
import { reasonOf } from '../trpc/client.ts';

/** What went wrong, in the player's language. */
export function useTrouble(): (reason: string | undefined) => string {
  const t = useTranslations('web.trouble');
  return (reason) =>
    reason !== undefined && t.has(reason as 'table-full') ? t(`${reason}` as 'table-full') : t('other');
}

/** Does something at a table; says why where it does not come about. */
export function useAct(): <T>(call: Promise<T>) => Promise<T | undefined> {
  const trouble = useTrouble();
  return async (call) => {
    try {
      return await call;
    } catch (error) {
      toast.error(trouble(reasonOf(error)));
      return undefined;
    }
  };
}
