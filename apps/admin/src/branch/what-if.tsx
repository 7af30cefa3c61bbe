import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import type { Replay } from '../replay/use-replay.ts';
import styles from './branch.module.css';
import { momentAt } from './course.ts';
import { Gains } from './gains.tsx';
import { Outplay } from './outplay.tsx';
import { ShareBranch } from './share-branch.tsx';
import { Steering } from './steering.tsx';
import type { Branches } from './use-branch.ts';

/** Where a branch begins, or what can be done in the one that has begun. */
export const WhatIf = ({ branches, record }: { readonly branches: Branches; readonly record: Replay }) => {
  const t = useTranslations('admin.branch');
  const { branching, begin, failed } = branches;
  const { film, seq, file } = record;
  if (branching === undefined) {
    const canGoOn = film.game.toAct(film.states[momentAt(film, seq)]).length > 0;
    return (
      <div className={styles.begin}>
        <Button disabled={!canGoOn} onClick={begin}>
          {t('begin')}
        </Button>
        <span className="cap">{t(canGoOn ? 'hint' : 'over')}</span>
        {failed === undefined ? null : (
          <p role="alert" className={styles.failed}>
            {t(`failed.${failed}`)}
          </p>
        )}
      </div>
    );
  }
  const { branch } = branching.course;
  const opened = branch.secret === undefined;
  return (
    <Sheet title={t('title', { seq: branch.from })} className={styles.branch}>
      <p>{t(opened ? 'opened' : 'thrown')}</p>
      <Steering branching={branching} />
      <div className={styles.acts}>
        <ShareBranch branch={branch} live={file.live} />
      </div>
      <Gains branching={branching} />
      <Outplay branching={branching} />
    </Sheet>
  );
};
