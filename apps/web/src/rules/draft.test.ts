import { describe, expect, it } from 'vitest';
import { begun, changed, chosen, type Draft, outcome, reverted } from './draft.ts';
import { PRESETS } from './family.ts';

const options = (draft: Draft) => outcome(draft).differences.map(({ option }) => option);
const codes = (draft: Draft) => outcome(draft).faults.map(({ option, code }) => `${option}: ${code}`);

describe('a draft', () => {
  it.each(PRESETS)('of %s begins without changes and without faults', (preset) => {
    const { faults, differences, plan, seats, preset: sheet } = outcome(begun(preset));
    expect(faults).toEqual([]);
    expect(differences).toEqual([]);
    expect(plan.length).toBeGreaterThan(0);
    expect(seats).toBe(sheet.seats.usual);
  });

  it('keeps the seats of the draft before it, if its preset speaks of so many', () => {
    expect(outcome(begun('boerenbridge', 6)).seats).toBe(6);
    expect(outcome(begun('bondebridge', 6)).seats).toBe(4);
  });

  it('knows no other presets', () => {
    expect(() => outcome({ preset: 'constructor', changes: {} })).toThrow(RangeError);
  });

  it('lists a change, and forgets it when it is taken back', () => {
    const draft = chosen(begun('bondebridge'), 'bid.oneCard', 'forehead');
    expect(outcome(draft).differences).toEqual([{ option: 'bid.oneCard', from: 'normal', to: 'forehead' }]);
    expect(chosen(draft, 'bid.oneCard', 'normal')).toEqual(begun('bondebridge'));
    expect(reverted(draft, 'bid.oneCard')).toEqual(begun('bondebridge'));
  });

  it('does not count the seats as a change, and recounts the deals for them', () => {
    const draft = chosen(begun('boerenbridge'), 'players', 7);
    expect(options(draft)).toEqual([]);
    expect(Math.max(...outcome(draft).plan.map(({ size }) => size))).toBe(7);
  });

  it('moves what depends on a change along with it, and lists both', () => {
    const draft = chosen(begun('bondebridge'), 'bid.mode', 'turn');
    expect(outcome(draft).sheet.sumRule).toBe('dealer_hook');
    expect(options(draft)).toEqual(['bid.mode', 'sumRule']);
    expect(codes(draft)).toEqual([]);
    expect(codes(reverted(draft, 'sumRule'))).toEqual(['sumRule: adjusting-needs-simultaneous']);
  });

  it('shows the deals that cannot be dealt, and each remedy mends them', () => {
    const draft = chosen(chosen(begun('bondebridge'), 'players', 5), 'deck.twosIndicator', true);
    const { faults, plan } = outcome(draft);
    expect(codes(draft)).toEqual(['deck.twosIndicator: cards-short']);
    expect(plan.flatMap(({ fault }, index) => (fault ? [index + 1] : []))).toEqual([10, 11]);
    expect(faults[0]?.remedies).toHaveLength(3);
    for (const remedy of faults[0]?.remedies ?? []) expect(codes(changed(draft, remedy))).toEqual([]);
  });

  it('begins a list of deals as the deals there were, and drops it with the pattern', () => {
    const draft = chosen(begun('ohhell'), 'schedule.pattern', 'custom');
    expect(codes(draft)).toEqual([]);
    expect(outcome(draft).plan.map(({ size }) => size)).toEqual(
      outcome(begun('ohhell')).plan.map(({ size }) => size),
    );
    expect(chosen(draft, 'schedule.pattern', 'down_up')).toEqual(begun('ohhell'));
  });

  it('can do without what a preset has and need not have', () => {
    const draft = chosen(begun('plump'), 'scoring.made', undefined);
    expect(options(draft)).toEqual(['scoring.made']);
    expect(reverted(draft, 'scoring.made')).toEqual(begun('plump'));
  });
});
