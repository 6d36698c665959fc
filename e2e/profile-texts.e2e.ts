// "About me" as people write it: plain until somebody begins, with the editor then, and shown as it was written.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
});
afterAll(() => test?.close());

describe.each([
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
])('on %s', (where, viewport) => {
  it('a member writes what they are about, and goes on with it', async () => {
    await done(member.client.put(`/users/${member.userID}/profile-texts/bio`, { body: '' }));
    const page = await test.openAs(member.client.cookies, { viewport });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/profile/edit');
    const area = page.getByRole('textbox', { name: 'About me' });
    await area.waitFor();
    expect(scripts.filter((script) => script.includes('rich-editor'))).toEqual([]);
    await area.click();
    await page.getByRole('toolbar').first().waitFor();
    await page.keyboard.press('Control+b');
    await page.keyboard.type(`Keeper of bees on ${where}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText(/saved/i).first().waitFor();
    await page.goto('/profile');
    await page.locator('dd strong', { hasText: `Keeper of bees on ${where}` }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/profile/edit');
    await page.getByText(`Keeper of bees on ${where}`).first().waitFor();
    // What was written as Markdown is gone on with as Markdown.
    const markdown = { body: 'Nine **hives**', format: 'markdown' };
    await done(member.client.put(`/users/${member.userID}/profile-texts/bio`, markdown));
    await page.reload();
    await expect.poll(() => area.inputValue()).toBe('Nine **hives**');
    await page.context().close();
  });
});
