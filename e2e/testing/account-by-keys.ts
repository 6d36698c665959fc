// My profile, my password, what has access in my name, and the way out.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { BuiltServer } from '../../app/testing/built-server.ts';
import { png } from '../../platform/server/images/testing/pictures.ts';
import { arriveAt } from '../browser-test.ts';
import { PASSWORD } from '../small-site.ts';
import { choose, hasFocus, partsOf, press, tabTo } from './keyboard.ts';

export function walkAccount(stage: () => { server: BuiltServer; page: Page }): void {
  const { open, button, isAnnounced } = partsOf(() => stage().page);

  it('edits a profile with its picture, and changes a password', async () => {
    const { page } = stage();
    await open('/profile/edit');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const choosing = page.waitForEvent('filechooser');
    await press(page.getByLabel('New photo'), 'Space');
    const buffer = await png(60, 60);
    await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await press(button('Upload'));
    const deletion = button('Delete Photo');
    await deletion.waitFor();
    await hasFocus(button('Upload'));
    await press(deletion);
    await deletion.waitFor({ state: 'detached' });
    await press(page.getByLabel('Show my email address on my profile'), 'Space');
    const save = button('Save', part('Profile'));
    await press(save);
    await isAnnounced('Your changes are saved.');
    await hasFocus(save);
    const [fresh, current] = [
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Current password'),
    ];
    for (const field of [fresh, current]) {
      await tabTo(field);
      await page.keyboard.type(PASSWORD);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => fresh.inputValue()).toBe('');
    await hasFocus(current);
  });

  it('ends another session, makes a token and revokes it', async () => {
    const { server, page } = stage();
    await server.client().signIn('adelina@example.org', PASSWORD);
    await open('/account/security');
    await press(page.getByRole('button', { name: /^Sign out .* unknown browser$/ }));
    await isAnnounced('was signed out.');
    await hasFocus(page.getByRole('list', { name: 'Where you are signed in' }));
    const making = button('New token');
    await press(making);
    await page.keyboard.type('Backup');
    await page.keyboard.press('Enter');
    await hasFocus(page.getByRole('textbox', { name: 'Access token' }));
    await press(button('I have kept it'));
    await hasFocus(making);
    await tabTo(button('Revoke Backup'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await isAnnounced('Backup was revoked.');
    await hasFocus(making);
  });

  it('signs out, to the last press', async () => {
    const { page } = stage();
    await open('/categories');
    await choose(page.getByLabel(/^Account: /), page.getByRole('link', { name: 'Sign Out' }));
    await arriveAt(page, '/entry/signout');
    await press(button('Sign Out'));
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  });
}
