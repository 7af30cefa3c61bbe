'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toast } from '../shell/toast.ts';
import { reasonOf, type Suspension, suspensionOf } from '../trpc/client.ts';
import { moment } from './moment.ts';

/** What went wrong, in the player's language. */
export function useTrouble(): (reason: string | undefined, suspension?: Suspension) => string {
  const t = useTranslations('web.trouble');
  const locale = useLocale();
  return (reason, suspension) =>
    reason === 'suspended'
      ? suspension === undefined
        ? t('other')
        : t('suspended', {
            until: moment(locale, suspension.until),
            rated: suspension.rated ? 'yes' : 'no',
          })
      : reason !== undefined && t.has(reason as 'table-full')
        ? t(`${reason}` as 'table-full')
        : t('other');
}

/** Does something at a table; says why where it does not come about. */
export function useAct(): <T>(call: Promise<T>) => Promise<T | undefined> {
  const trouble = useTrouble();
  return async (call) => {
    try {
      return await call;
    } catch (error) {
      toast.error(trouble(reasonOf(error), suspensionOf(error)));
      return undefined;
    }
  };
}
