import { CARDS, type MaybeCard } from '@stikk/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hand } from './hand.tsx';
import { CardBack, cornerOf, PlayingCard } from './playing-card.tsx';

const labels = {
  hand: 'Hånd',
  card: (card: string) => `kort ${card}`,
  hidden: (place: number) => `skjult ${place + 1}`,
};
const handOf = (cards: readonly MaybeCard[]) =>
  renderToStaticMarkup(<Hand cards={cards} index="sv-nb" labels={labels} />);

describe('a hidden card', () => {
  it('is the same markup whatever it covers', () => {
    const back = renderToStaticMarkup(<CardBack label="skjult" />);
    expect(renderToStaticMarkup(<PlayingCard card="??" index="nl" label="skjult" />)).toBe(back);
    expect(back).not.toMatch(/data-suit|suit-|court-|class="card s/);
  });

  it('lies in a hand without a name, a suit or a legality', () => {
    const markup = handOf(['??', '??']);
    expect(markup).toContain('aria-label="skjult 1"');
    expect(markup).not.toMatch(/data-suit|suit-|court-|data-legal|aria-disabled|\?\?/);
  });
});

describe('a card that is seen', () => {
  it('says its letters in the player’s alphabet', () => {
    expect(cornerOf('JC', 'sv-nb')).toBe('Kn');
    expect(cornerOf('KC', 'nl')).toBe('H');
    expect(cornerOf('AC', 'en')).toBe('A');
    expect(cornerOf('TC', 'en')).toBe('10');
  });

  it('shows as many pips as it says', () => {
    for (const card of CARDS.filter((each) => /^[2-9T]/.test(each))) {
      const markup = renderToStaticMarkup(<PlayingCard card={card} index="en" label={card} />);
      const pips = markup.match(/width="19"/g)?.length;
      expect(pips, card).toBe(card[0] === 'T' ? 10 : Number(card[0]));
    }
  });

  it('keeps a picked and an illegal card apart without colour', () => {
    const markup = renderToStaticMarkup(
      <Hand
        cards={['AS', '2H']}
        legal={new Set(['AS'] as const)}
        picked="AS"
        index="en"
        labels={{ ...labels, illegal: 'ikke nå' }}
      />,
    );
    expect(markup).toMatch(/aria-label="kort AS"[^>]*aria-pressed="true"/);
    expect(markup).toMatch(/aria-label="kort 2H, ikke nå"[^>]*aria-disabled="true"/);
    expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
  });
});
