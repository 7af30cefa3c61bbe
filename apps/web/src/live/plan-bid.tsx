import { BidPad, Button, Panel } from '@stikk/ui';
import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

interface PlanBidProps {
  readonly max: number;
  readonly planned: number | undefined;
  /** The buttons as a group, in words. */
  readonly group: string;
  readonly onPlan: (bid: number | undefined) => void;
}

/** Where a bid is chosen while others still bid: it is made when the turn comes. */
export const PlanBid = ({ max, planned, group, onPlan }: PlanBidProps) => {
  const t = useTranslations('web.live');
  const [open, setOpen] = useState(false);
  if (planned !== undefined)
    return (
      <Panel
        title={t('plan.bid', { bid: planned })}
        aside={
          <Button look="bare" onClick={() => onPlan(undefined)}>
            {t('plan.cancel')}
          </Button>
        }
      />
    );
  if (!open)
    return (
      <Panel>
        <Button icon={<ListChecks className="i" aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('plan.bidTitle')}
        </Button>
      </Panel>
    );
  return (
    <BidPad
      quiet
      direct
      max={max}
      onBid={(bid) => {
        setOpen(false);
        onPlan(bid);
      }}
      labels={{ title: t('plan.bidTitle'), group, confirm: () => t('plan.bidTitle') }}
    />
  );
};
