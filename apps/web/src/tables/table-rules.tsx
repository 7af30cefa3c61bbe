'use client';

import { Button } from '@stikk/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { HouseRules } from '../rules/house-rules.tsx';
import type { Query, Setting } from '../rules/link.ts';
import { server } from '../trpc/client.ts';
import { useAct } from './act.ts';

/** Changes the rules of a table that is gathering. */
export const TableRules = ({ tableId, query }: { readonly tableId: string; readonly query: Query }) => {
  const t = useTranslations('web.tables');
  const router = useRouter();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const back = `/t/${tableId}` as const;
  const use = async ({ draft: { preset, changes } }: Setting) => {
    setBusy(true);
    const done = await act(server.table.sheet.mutate({ tableId, preset, changes }).then(() => true));
    if (done) router.push(back);
    else setBusy(false);
  };
  return (
    <HouseRules
      query={query}
      back={back}
      backLabel={t('backToTable')}
      act={({ setting, playable, reason }) => (
        <Button
          look="primary"
          disabled={!playable}
          busy={busy}
          aria-describedby={reason}
          onClick={() => use(setting)}
        >
          {t('useRules')}
        </Button>
      )}
    />
  );
};
