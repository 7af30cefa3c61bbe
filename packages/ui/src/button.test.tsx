import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button is named by its label, and can be given no other name', () => {
  expect(renderToStaticMarkup(<Button look="icon" label="Close" icon={null} />)).toContain(
    'aria-label="Close"',
  );
  // @ts-expect-error: it would be dropped.
  const other = <Button look="icon" aria-label="Close" icon={null} />;
  expect(renderToStaticMarkup(other)).not.toContain('aria-label');
});
