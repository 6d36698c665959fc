// First steps as a newcomer meets them: on the home page, led by to where they are done, put away for good.
import {
  axeViolations,
  type BrowserTest,
  discussion,
  done,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/onboarding', { enabled: true }));
});
afterAll(() => test?.close());

describe.each([
  ['a phone', 'Marta', { width: 390, height: 844 }],
  ['a desktop', 'Otto', { width: 1440, height: 900 }],
])('on %s', (_size, name, viewport) => {
  it('shows a newcomer what to do first, until they put it away', async () => {
    const member = await person(test.server, admin, name);
    await discussion(member, `How ${name} keeps bees through the winter`, 1);
    const page = await test.openAs(member.client.cookies, { viewport });
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Your first steps' });
    await list.getByText('1 of 5 done').waitFor();
    expect(await list.getByRole('link', { name: 'Begin your first discussion' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('link', { name: 'Show a picture of yourself' }).click();
    await page.waitForURL('**/profile/edit**');
    await page.goto('/');
    await list.getByRole('button', { name: 'Put my first steps away' }).click();
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(async () => (await member.client.get('/onboarding/me')).body.isDismissed).toBe(true);
    expect(await list.count()).toBe(0);
    await page.close();
  });
});
