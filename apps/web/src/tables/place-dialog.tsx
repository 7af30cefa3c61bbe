'use client';

import { Button, Dialog, RuleField, Segmented } from '@stikk/ui';
import { Crown, Flag, UserMinus, Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isLevel, LEVELS } from '../lobby/level.ts';
import styles from './place-dialog.module.css';
import type { Filling, Place } from './wire.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;
const OPEN = 'open';

interface PlaceDialogProps {
  readonly place: Place;
  /** Counted from one. */
  readonly number: number;
  /** Whoever looks decides at this table. */
  readonly host: boolean;
  /** No bot may sit here. */
  readonly rated: boolean;
  readonly onClose: () => void;
  readonly onGive: (to: Filling) => void;
  readonly onHost: () => void;
  readonly onMute: (muted: boolean) => void;
  readonly onReport: () => void;
}

/** What can be done about a place: whom it is for, and about whoever has it. */
export const PlaceDialog = (props: PlaceDialogProps) => {
  const { place, number, host, rated, onClose, onGive, onHost, onMute, onReport } = props;
  const t = useTranslations('web.place');
  const close = useTranslations('web.shell')('close');
  const bots = useTranslations('web.friends');
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={place.kind === 'open' ? t('title', { number }) : place.name}
      closeLabel={close}
    >
      {place.kind === 'person' ? (
        <div className={styles.ways}>
          <Button
            icon={place.blocked ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
            onClick={then(() => onMute(!place.blocked))}
          >
            {place.blocked ? t('unmute') : t('mute')}
          </Button>
          <Button icon={<Flag {...icon} />} onClick={onReport}>
            {t('report')}
          </Button>
          {host ? (
            <>
              <Button icon={<Crown {...icon} />} onClick={then(onHost)}>
                {t('host')}
              </Button>
              <Button icon={<UserMinus {...icon} />} onClick={then(() => onGive('open'))}>
                {t('remove')}
              </Button>
              <p className="cap">{t('removeText', { name: place.name })}</p>
            </>
          ) : null}
        </div>
      ) : (
        <RuleField label={t('for')} hint={t('forHint')}>
          <Segmented
            value={place.kind === 'bot' ? place.level : OPEN}
            options={[
              { value: OPEN, label: t('person') },
              ...(rated ? [] : LEVELS.map((level) => ({ value: level, label: bots(`bots.${level}`) }))),
            ]}
            onChange={(to) => onGive(isLevel(to) ? { bot: to } : OPEN)}
          />
        </RuleField>
      )}
    </Dialog>
  );
};
