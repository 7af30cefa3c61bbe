import type { BottomAction } from '@stikk/ui';
import { BookOpen, Ellipsis, Layers2, MessageCircle, Table2 } from 'lucide-react';
import type { Opened } from './menu.tsx';
import type { Words } from './words.tsx';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** An act at a table, in words for where only its icon shows. */
export type TableAct = BottomAction & { readonly label: string };

/** What can always be looked at: the last trick, the sheet, the rules, and the rest; and where people meet, their talk. */
export const tableActs = (
  { t, g }: Words,
  onPeek: () => void,
  onOpen: (what: Opened) => void,
  talk?: string,
): readonly TableAct[] =>
  [
    { id: 'last', icon: <Layers2 {...icon} />, text: t('act.lastTrick'), onPress: onPeek },
    { id: 'sheet', icon: <Table2 {...icon} />, text: g('sheet.title'), onPress: () => onOpen('sheet') },
    { id: 'rules', icon: <BookOpen {...icon} />, text: t('act.rules'), onPress: () => onOpen('rules') },
    ...(talk === undefined
      ? []
      : [{ id: 'talk', icon: <MessageCircle {...icon} />, text: talk, onPress: () => onOpen('talk') }]),
    { id: 'more', icon: <Ellipsis {...icon} />, text: t('act.more'), onPress: () => onOpen('menu') },
  ].map((one) => ({ ...one, label: one.text }));
