import { Button, Notice, WarnIcon } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBranch } from '../branch/use-branch.ts';
import { WhatIf } from '../branch/what-if.tsx';
import { Alternatives } from './alternatives.tsx';
import { Events } from './events.tsx';
import { Lines } from './lines.tsx';
import styles from './replay.module.css';
import { Score } from './score.tsx';
import { Timeline } from './timeline.tsx';
import { useKeys } from './use-keys.ts';
import type { Replay } from './use-replay.ts';
import { Views } from './views.tsx';

interface LaidProps {
  readonly replay: Replay;
  readonly head: ReactNode;
  readonly aside?: ReactNode;
}

/** A match laid out at one of its entries, or a course that it did not take. */
export const Laid = ({ replay, head, aside }: LaidProps) => {
  const t = useTranslations('admin.replay');
  const { file, open } = replay;
  const branches = useBranch(replay);
  const { branching } = branches;
  const shown = branching?.shown ?? replay;
  useKeys(shown.step);
  return (
    <>
      {head}
      {file.viewer === 'director' ? null : (
        <Notice icon={<WarnIcon />}>{t('own', { who: replay.names[file.viewer as number] ?? '' })}</Notice>
      )}
      {branching ? (
        <Notice icon={<WarnIcon />} action={<Button onClick={branching.leave}>{t('leave')}</Button>}>
          {t('branch', { seq: branching.course.branch.from })}
        </Notice>
      ) : null}
      <Timeline replay={shown} />
      <div className={styles.body} data-aside={aside ? true : undefined}>
        <div className={styles.views}>
          <Views replay={shown} record={branching?.record} />
          {open ? <WhatIf branches={branches} record={replay} /> : null}
          <Alternatives replay={shown} />
          <Score replay={shown} />
          {branching ? null : <Lines replay={replay} />}
        </div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        <Events replay={shown} />
      </div>
    </>
  );
};
