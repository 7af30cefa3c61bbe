import { type Card, HIDDEN } from '@stikk/engine';
import { describeEvent, refusalText, ruleSheet } from '@stikk/words';
import type { Io } from '../io.ts';
import type { LiveMatch } from '../match.ts';
import { cardsMeant } from './card.ts';
import { type Desk, type Turn, tellingOf } from './desk.ts';

type Act = { readonly type: string };

/** One of the things that may be done, and how it is typed. */
interface Choice {
  readonly key: string;
  readonly text: string;
  readonly command: Act;
}

/** What was typed: a command, something to be told, or that it is enough. */
type Typed = { readonly command: Act } | { readonly lines: readonly string[] } | 'stop';

/** Plays the match in a terminal until it is over or the person stops; whether it is over. */
export async function session(match: LiveMatch, desk: Desk, turn: Turn, io: Io): Promise<boolean> {
  const { game, options } = match.sheet;
  const { you, t, ink } = desk;
  const tell = (events: readonly Act[], before: unknown) => {
    let state = before;
    for (const event of events) {
      const seen = game.redact(event, you);
      const text = describeEvent(t, seen, tellingOf(desk, state));
      if (text !== undefined) io.out(ink.faint(`· ${text}`));
      state = game.evolve(state, seen);
    }
  };

  for (let by = match.turn(); by !== undefined; by = match.turn()) {
    const before = match.view(you);
    if (by === 'director') throw new Error('a match in a terminal has no director');
    if (by !== you) {
      tell(match.moved(by), before);
      continue;
    }
    const hidden = game.legal(match.state(), you, options);
    const legal = game.legal(before, you, options);
    // A card held to the forehead is played for whoever cannot see it.
    const command = legal.length === 0 ? hidden[0]! : await asked(before, legal);
    if (command === undefined) return false;
    const decision = match.asked(you, command);
    if (decision.ok) tell(decision.events, before);
    else io.out(refusalText(t, decision.reason, { ...tellingOf(desk, before), command }));
  }
  match.close();
  for (const line of ['', ...turn.sheet(desk, match.view(you))]) io.out(line);
  return true;

  async function asked(view: unknown, legal: readonly Act[]): Promise<Act | undefined> {
    const choices = choicesOf(desk, turn, view, legal);
    for (const line of ['', ...turn.table(desk, view), turn.question(desk, view, legal)]) io.out(line);
    for (const line of choiceLines(choices)) io.out(line);
    for (;;) {
      const text = await io.ask!('> ');
      const typed = text === undefined ? 'stop' : read(text.trim(), view, choices);
      if (typed === 'stop') return undefined;
      if ('command' in typed) return typed.command;
      for (const line of typed.lines) io.out(line);
    }
  }

  function read(text: string, view: unknown, choices: readonly Choice[]): Typed {
    const { say } = desk;
    if (text === 'q') return 'stop';
    if (text === '?') return { lines: [...say.help, ...choiceLines(choices)] };
    if (text === 's') {
      const lines = turn.sheet(desk, view);
      return { lines: lines.length > 0 ? lines : [say.noSheet] };
    }
    if (text === 'r') return { lines: ruleLines(desk) };
    if (text === '' && choices.length === 1) return choices[0]!;
    const chosen = choices.find(({ key }) => key === text);
    if (chosen !== undefined) return chosen;
    const number = /^\d+$/.test(text) ? turn.numbered(view, Number(text)) : undefined;
    if (number !== undefined) return { command: number };
    return readCard(text, view, choices);
  }

  function readCard(text: string, view: unknown, choices: readonly Choice[]): Typed {
    const { say, language } = desk;
    const meant = cardsMeant(text, language);
    const held = meant.filter((card) => turn.cards(desk, view).includes(card));
    const legal = held.filter((card) => choices.some((choice) => cardOf(choice.command) === card));
    const [card, another] = legal.length > 0 ? legal : held.length > 0 ? held : meant.slice(0, 1);
    if (another !== undefined) return { lines: [say.which([card!, another].map(ink.card).join(', '))] };
    const command = card && turn.played(view, card);
    return command === undefined ? { lines: [say.unknown(text || '⏎')] } : { command };
  }
}

const cardOf = (command: Act): Card | undefined =>
  'card' in command ? (command as { readonly card: Card }).card : undefined;

function choicesOf(desk: Desk, turn: Turn, view: unknown, legal: readonly Act[]): readonly Choice[] {
  const hand = turn.cards(desk, view);
  const place = (command: Act) => hand.indexOf(cardOf(command) ?? HIDDEN);
  const ordered = legal.toSorted((a, b) => place(a) - place(b));
  return ordered.map((command, index) => {
    const card = cardOf(command);
    return {
      key: String(turn.number(command) ?? index + 1),
      text: card ? desk.ink.card(card) : turn.choice(desk, view, command),
      command,
    };
  });
}

/** Cards in one line, everything else a line each. */
function choiceLines(choices: readonly Choice[]): readonly string[] {
  const line = ({ key, text }: Choice) => `${key} ${text}`;
  const cards = choices.filter(({ command }) => cardOf(command) !== undefined);
  const acts = choices.filter(({ command }) => cardOf(command) === undefined);
  return [
    ...acts.map((choice) => `  ${line(choice)}`),
    ...(cards.length > 0 ? [`  ${cards.map(line).join('   ')}`] : []),
  ];
}

function ruleLines({ t, preset, options }: Desk): readonly string[] {
  const { title, sections } = ruleSheet(t, preset, options);
  return [
    title,
    ...sections.flatMap(({ heading, lines }) => ['', heading, ...lines.map((line) => `  ${line}`)]),
  ];
}
