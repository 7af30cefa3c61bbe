'use client';

import { buttonClass } from '@stikk/ui';
import { SlidersHorizontal } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { levelsFor } from '../lobby/level.ts';
import { Differences } from '../rules/differences.tsx';
import { outcome } from '../rules/draft.ts';
import { InWords } from '../rules/in-words.tsx';
import { queryOf } from '../rules/link.ts';
import { Preview } from '../rules/preview.tsx';
import styles from './rules-sheet.module.css';
import type { TableView } from './wire.ts';

interface RulesSheetProps {
  readonly table: Pick<TableView, 'tableId' | 'preset' | 'changes' | 'host' | 'settings'>;
}

/** The rules of a table: what differs from the known sheet, how the deals run, and all of it in words. */
export const RulesSheet = ({ table: { tableId, preset, changes, host, settings } }: RulesSheetProps) => {
  const t = useTranslations('web.tables');
  const result = useMemo(() => outcome({ preset, changes }), [preset, changes]);
  const query = queryOf({ draft: { preset, changes }, bots: levelsFor(result.seats, []) });
  return (
    <>
      <Differences preset={preset} outcome={result}>
        {settings.rated ? <p className="cap">{t('ratedRules')}</p> : null}
        {host && !settings.rated ? (
          <Link className={buttonClass('plain', styles.change)} href={`/t/${tableId}/rules?${query}`}>
            <SlidersHorizontal className="i" aria-hidden="true" />
            {t('changeRules')}
          </Link>
        ) : null}
      </Differences>
      {result.target === undefined ? <Preview outcome={result} /> : null}
      <InWords preset={preset} outcome={result} />
    </>
  );
};
