'use client';

import { RuleField, Segmented, Switch } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { Pick } from '../shell/pick.tsx';
import { CLOCK_NAMES, CLOCKS, clockName, type Settings, WATCHES } from './settings.ts';

interface SettingsFieldsProps {
  readonly value: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** How long one may think, whether strangers find the table, whether it is rated, and who may look on. */
export const SettingsFields = ({ value, onChange }: SettingsFieldsProps) => {
  const t = useTranslations('web.friends');
  const clock = clockName(value.clock) ?? 'off';
  return (
    <>
      <RuleField label={t('clock')} hint={t(`clockHints.${clock}`)}>
        <Segmented
          value={clock}
          options={CLOCK_NAMES.map((name) => ({ value: name, label: t(`clocks.${name}`) }))}
          onChange={(name) => onChange({ clock: CLOCKS[name] })}
        />
      </RuleField>
      <RuleField label={t('listed')} hint={t('listedHint')}>
        <Switch
          checked={value.listed}
          text={value.listed ? t('yes') : t('no')}
          onChange={(listed) => onChange({ listed })}
        />
      </RuleField>
      <RuleField label={t('rated')} hint={t('ratedHint')}>
        <Switch
          checked={value.rated}
          text={value.rated ? t('yes') : t('no')}
          onChange={(rated) => onChange({ rated })}
        />
      </RuleField>
      <RuleField label={t('watch')} hint={t('watchHint')}>
        <Pick
          value={value.watch}
          options={WATCHES.map((watch) => ({ value: watch, label: t(`watches.${watch}`) }))}
          onChange={(watch) => onChange({ watch })}
        />
      </RuleField>
    </>
  );
};
