import { Frown, Heart, Laugh, type LucideIcon, PartyPopper, Smile, Sparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isPhrase, isReaction, type Reaction } from './phrases.ts';

const ICONS: Readonly<Record<Reaction, LucideIcon>> = {
  smile: Smile,
  laugh: Laugh,
  clap: PartyPopper,
  wow: Sparkles,
  sad: Frown,
  heart: Heart,
};

export const ReactionIcon = ({ reaction }: { readonly reaction: Reaction }) => {
  const Icon = ICONS[reaction];
  return <Icon className="i" aria-hidden="true" />;
};

export interface Said {
  readonly phrase?: string | undefined;
  readonly reaction?: string | undefined;
  readonly text?: string | undefined;
}

/** What was said, in the reader's language; nothing for what this page does not know. */
export const SaidText = ({ said: { phrase, reaction, text } }: { readonly said: Said }) => {
  const t = useTranslations('web.talk');
  if (text !== undefined) return <>{text}</>;
  if (isPhrase(phrase)) return <>{t(`phrases.${phrase}`)}</>;
  if (!isReaction(reaction)) return null;
  return (
    <>
      <ReactionIcon reaction={reaction} />
      <span className="vh">{t(`reactions.${reaction}`)}</span>
    </>
  );
};
