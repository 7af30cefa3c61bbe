'use client';

import { Button, Segmented } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStart } from '../lobby/start.ts';
import { BotsField } from '../rules/bots-field.tsx';
import { HouseRules } from '../rules/house-rules.tsx';
import type { Query } from '../rules/link.ts';
import styles from './new-table.module.css';
import { NEW_PLAN, type Plan } from './plan.ts';
import { OwnName, PlacesField, PlanFields } from './plan-fields.tsx';
import { useSetTable } from './set-table.ts';

type Company = 'bots' | 'friends';
/** What the address says beside the rules. */
const WITH = 'with';

/** Rules, company and the way to the table: at once against bots, or to a table that friends come to. */
export const NewTable = ({ query }: { readonly query: Query }) => {
  const t = useTranslations('web.new');
  const home = useTranslations('web.shell')('home');
  const friends = useTranslations('web.friends');
  const [company, setCompany] = useState<Company>(query[WITH] === 'friends' ? 'friends' : 'bots');
  const [plan, setPlan] = useState(NEW_PLAN);
  const { start, under } = useStart();
  const { set, busy } = useSetTable();
  const change = (part: Partial<Plan>) => setPlan((was) => ({ ...was, ...part }));
  const together = company === 'friends';
  return (
    <HouseRules
      query={query}
      kept={together ? `${WITH}=friends` : undefined}
      back="/"
      backLabel={home}
      before={
        <div className={styles.company}>
          <Segmented
            label={friends('company')}
            value={company}
            options={[
              { value: 'bots', label: friends('withBots') },
              { value: 'friends', label: friends('withFriends') },
            ]}
            onChange={setCompany}
          />
          {together ? <OwnName /> : null}
        </div>
      }
      after={together ? <PlanFields plan={plan} onChange={change} /> : null}
      company={({ setting, outcome, setBots }) =>
        together ? (
          <PlacesField seats={outcome.seats} places={plan.places} onChange={(places) => change({ places })} />
        ) : (
          <BotsField bots={setting.bots} onChange={setBots} />
        )
      }
      act={({ setting, playable, reason }) => (
        <Button
          look="primary"
          disabled={!playable}
          busy={together ? busy : under !== undefined}
          aria-describedby={reason}
          onClick={() => (together ? set(setting, plan) : start('own', setting))}
        >
          {together
            ? busy
              ? friends('setting')
              : friends('set')
            : under === undefined
              ? t('sit')
              : t('sitting')}
        </Button>
      )}
    />
  );
};
