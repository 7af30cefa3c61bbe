'use client';

import { Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';

interface OnOffProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** Something that is on or off, both in sight. */
export const OnOff = ({ label, on, onChange, disabled = false }: OnOffProps) => {
  const t = useTranslations('web.shell');
  return (
    <Segmented
      label={label}
      value={on ? 'on' : 'off'}
      disabled={disabled}
      options={[
        { value: 'on', label: t('on') },
        { value: 'off', label: t('off') },
      ]}
      onChange={(value) => onChange(value === 'on')}
    />
  );
};
