import { createMatchStore, createPacedMatch, ohHellTempo } from '@stikk/client';
import { sortedHand } from '@stikk/engine';
import { ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { createTable } from './table.js';

const me = 0;
const names = ['You', 'Astrid', 'Birger', 'Cille'];
const signs = { C: '♣', D: '♦', H: '♥', S: '♠' };
const largest = Number(new URLSearchParams(location.search).get('cards') ?? 5);

const options = z.parse(ohHell.options, ohHell.resolve('bondebridge', { 'schedule.max': largest }));
const parts = { game: ohHell, options, seats: names.length, seat: me };
const store = createMatchStore({ ...parts, transport: createTable(ohHell, options, me) });
const match = createPacedMatch({ ...parts, store, tempo: ohHellTempo(me) });

const place = (id) => document.getElementById(id);
const face = (card) => `${card[0] === 'T' ? '10' : card[0]}${signs[card[1]]}`;
const isRed = (card) => 'DH'.includes(card[1]);

function element(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

const cardClass = (card) => `card${isRed(card) ? ' red' : ''}`;

function status(state, waits) {
  if (state.phase === 'over')
    return `The winner is ${state.winners.map((seat) => names[seat]).join(' and ')}.`;
  if (waits === 'asked') return 'The deal is over.';
  if (!('deal' in state)) return 'Dealing…';
  const { number, size, trump } = state.deal;
  const told = `Deal ${number}, ${size} ${size === 1 ? 'card' : 'cards'}, ${signs[trump] ? `trump ${signs[trump]}` : 'no trump'}`;
  if (!ohHell.toAct(state).includes(me)) return `${told}.`;
  return `${told}. ${state.phase === 'playing' ? 'Your turn.' : 'How many tricks will you take?'}`;
}

function seatLine(state, seat) {
  const dealt = 'deal' in state;
  const bid = dealt ? (state.deal.bids[seat] ?? '–') : '–';
  const taken = state.phase === 'playing' ? state.taken[seat] : 0;
  const line = element(
    'li',
    `${names[seat]}: ${taken}/${bid === '??' ? '✓' : bid}, ${state.match.totals[seat]} points`,
  );
  if (dealt && ohHell.toAct(state).includes(seat)) line.setAttribute('aria-current', 'true');
  return line;
}

function handButton(card, legal) {
  const command = legal.find((one) => one.type === 'PlayCard' && one.card === card);
  return element('button', face(card), {
    type: 'button',
    className: cardClass(card),
    disabled: !command,
    onclick: () => match.act(command),
  });
}

function draw() {
  const { state, waits, refusal } = match.view();
  const mine = waits === undefined || waits === 'time' ? ohHell.legal(state, me, options) : [];
  place('status').textContent = refusal ? `Not allowed: ${refusal.reason}` : status(state, waits);
  place('seats').replaceChildren(...names.map((_, seat) => seatLine(state, seat)));

  const trick = state.phase === 'playing' ? state.trick : [];
  place('trick').ariaLabel =
    trick.map(({ seat, card }) => `${names[seat]} ${face(card)}`).join(', ') || 'No card played';
  place('trick').replaceChildren(
    ...trick.map(({ seat, card }) => {
      const played = element('figure', '');
      played.append(
        element('span', face(card), { className: cardClass(card) }),
        element('figcaption', names[seat]),
      );
      return played;
    }),
  );

  place('bids').replaceChildren(
    ...mine
      .filter((command) => command.type === 'MakeBid' || command.type === 'AdjustBid')
      .map((command) =>
        element('button', command.bid, { type: 'button', onclick: () => match.act(command) }),
      ),
  );

  const hand = 'hands' in state ? sortedHand(state.hands[me], state.deal.trump, options.rankOrder) : [];
  place('hand').replaceChildren(...hand.map((card) => handButton(card, mine)));
  place('on').hidden = waits !== 'asked';
}

place('on').onclick = () => match.hurry();
match.subscribe(draw);
draw();
