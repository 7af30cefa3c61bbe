import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BidPad, padColumns } from './bid-pad.tsx';

const pad = (more: Partial<Parameters<typeof BidPad>[0]> = {}) =>
  renderToStaticMarkup(
    <BidPad
      max={7}
      onBid={() => {}}
      labels={{
        title: 'Bod',
        group: 'Bod, 0 til 7',
        confirm: (bid) => (bid === undefined ? 'Bied' : `Bied ${bid}`),
      }}
      {...more}
    />,
  );

describe('the bid pad', () => {
  it('starts with nothing chosen', () => {
    expect(pad()).not.toContain('aria-pressed="true"');
    expect(pad()).toMatch(/aria-disabled="true"[^>]*><span class="bt">Bied</);
  });

  it('bars the forbidden bid and says why', () => {
    const markup = pad({ forbidden: 2, forbiddenReason: '2 mag niet.', value: 2 });
    const [, reason] = markup.match(/<p class="hook" id="([^"]+)">2 mag niet\./) ?? [];
    expect(reason).toBeDefined();
    expect(markup).toMatch(new RegExp(`aria-disabled="true" aria-describedby="${reason}">2</button>`));
    expect(markup).not.toContain('aria-pressed="true"');
  });

  it('has a button for each bid up to seventeen, in rows a narrow screen can hold', () => {
    expect(pad({ max: 17 }).match(/class="n num"/g)).toHaveLength(18);
    for (let count = 2; count <= 18; count++) {
      const columns = padColumns(count);
      expect((314 - 6 * (columns - 1)) / columns).toBeGreaterThanOrEqual(44);
    }
  });
});
