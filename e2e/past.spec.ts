import { expect, test } from '@playwright/test';
import { expectClean } from './src/clean.ts';
import { gathered, guest } from './src/gather.ts';
import { play } from './src/player.ts';

test('whoever looks on at deals that are over plays those again, hand by hand, and no more', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [ada, cy] = [await guest(browser), await guest(browser)];
  const path = await gathered(
    { Ada: ada },
    {
      preset: 'bondebridge',
      changes: { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [1, 3], sumRule: 'none' },
      bots: 2,
      settings: { watch: 'deal' },
    },
  );
  await cy.page.goto(path);
  await expect(cy.page.getByText('You see every hand, one deal late.')).toBeVisible();
  await cy.page.getByRole('link', { name: 'Look at the deals that are over' }).click();
  await expect(cy.page.getByText('This opens when the first deal is scored.')).toBeVisible();

  await play(ada.page, { acts: 3 });
  await cy.page.reload();
  await expect(cy.page.getByRole('heading', { level: 1 })).toContainText('Bondebridge');
  await expect(cy.page.getByRole('complementary', { name: 'The hands' })).toBeVisible();
  await expectClean(cy.page, 'the replay of deals that are over');
  await expect(cy.page.getByLabel('Deal', { exact: true }).getByRole('option')).toHaveText(['Deal 1']);
  await cy.page.keyboard.press('End');
  await expect(cy.page.getByRole('button', { name: 'Check it yourself' })).toHaveCount(0);
  await expect(cy.page.getByRole('button', { name: 'Download' })).toHaveCount(0);
});
