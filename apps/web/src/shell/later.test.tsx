import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { later } from './later.tsx';

test('a page that is drawn on the server leaves its place and fetches nothing', () => {
  const load = vi.fn(async () => () => <p>here</p>);
  const Part = later(load);
  const Held = later(load, <i>room</i>);
  expect(renderToStaticMarkup(<Part />)).toBe('');
  expect(renderToStaticMarkup(<Held />)).toBe('<i>room</i>');
  expect(load).not.toHaveBeenCalled();
});
