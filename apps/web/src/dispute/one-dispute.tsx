import type { Seat } from '@stikk/engine';
import { reasonOf } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useWords } from '../table/words.tsx';
import styles from './disputes.module.css';
import type { Ruling } from './ruling.ts';
import { SayForm } from './say-form.tsx';
import type { RulingText } from './use-ruling-text.ts';
import type { Dispute, Step } from './wire.ts';

interface OneDisputeProps {
  readonly dispute: Dispute;
  readonly rulings: readonly Ruling[];
  readonly text: (ruling: Ruling) => RulingText;
  readonly busy: boolean;
  readonly onSay: (what: 'answer' | 'appeal', words: string) => void;
}

/** A dispute from its beginning: who said what, and what was ruled. */
export const OneDispute = ({ dispute, rulings, text, busy, onSay }: OneDisputeProps) => {
  const t = useTranslations('web.dispute');
  const r = useTranslations('ruling');
  const { name, you } = useWords();
  const { state, about, steps, may } = dispute;
  const asked = steps.findLast(({ step }) => step.type === 'Asked')?.step;
  const asksYou = state === 'waiting' && asked?.type === 'Asked' && asked.seat === you;

  const head = (step: Step): string => {
    switch (step.type) {
      case 'Opened':
        return t('step.Opened', { who: name(step.seat), category: r(`category.${step.category}`) });
      case 'Ruled':
        return t('step.Ruled', { kind: r(`kind.${step.kind as Ruling['kind']}`) });
      case 'Answered':
        return t('step.Answered', { who: name(step.seat) });
      case 'Appealed':
        return t('step.Appealed', { who: name(step.seat) });
      case 'Asked':
        return t('step.Asked', { who: within(step.seat) });
      case 'Taken':
        return t('step.Taken');
      case 'Left':
        return t('step.Left');
      case 'Closed':
        return t('step.Closed');
    }
  };
  /** The reader in the middle of a sentence is not written large. */
  const within = (seat: Seat) => (seat === you ? name(seat).toLocaleLowerCase() : name(seat));
  const body = (step: Step): readonly string[] => {
    if (step.type === 'Ruled') {
      const ruling = rulings.find(({ seq }) => seq === step.entry);
      const { told, why } = ruling
        ? text(ruling)
        : { told: '', why: r('why', { reason: r(`reason.${reasonOf(step.reason)}`).toLocaleLowerCase() }) };
      return [told, why].filter(Boolean);
    }
    if (!('words' in step)) return [];
    const meant = step.type === 'Opened' ? step.proposal : undefined;
    return meant === undefined ? [step.words] : [step.words, t('proposed', { words: meant })];
  };

  return (
    <article className={styles.dispute} data-yours={asksYou || undefined}>
      <h3>
        {asksYou ? t('asksYou') : r(`state.${state}`)} <small>{t('about', { entry: about })}</small>
      </h3>
      <ol>
        {steps.map(({ at, step }, place) => (
          <li key={`${at} ${place}`} data-loud={(asksYou && step === asked) || undefined}>
            <b>{head(step)}</b>
            {body(step).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      {may === null ? null : <SayForm what={may} busy={busy} onSay={(words) => onSay(may, words)} />}
    </article>
  );
};
