'use client';

import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useStart } from '../lobby/start.ts';
import type { Setting } from './link.ts';

/** Sits down at a table with these rules. */
export const PlayHere = ({ setting, playable }: { setting: Setting; playable: boolean }) => {
  const t = useTranslations('web.home');
  const { start, under } = useStart();
  return (
    <Button
      look="primary"
      disabled={!playable}
      busy={under !== undefined}
      onClick={() => start(setting.draft.preset, setting)}
    >
      {under === undefined ? t('play') : t('starting')}
    </Button>
  );
};
