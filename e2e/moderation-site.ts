// A site whose posts are looked after: what the tests of menus, bars and runs begin with.
import type { Page } from 'playwright-core';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { done, PASSWORD, type Person, person, setUp } from './small-site.ts';

export interface ModerationSite {
  test: BrowserTest;
  admin: Person;
  member: Person;
  other: Person;
  /** Somewhere else for posts to go. */
  archiveID: number;
}

/** Everybody posts here as fast as they like. */
export async function startModerationSite(): Promise<ModerationSite> {
  const test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(
    admin.client.patch('/config', {
      'vanilla.discussion.spamCount': 1000,
      'vanilla.comment.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
      'rateLimits.posting.perAddress': 0,
    }),
  );
  const member = await person(test.server, admin, 'Melba');
  const other = await person(test.server, admin, 'Otto');
  const archive = { name: 'Archive', urlcode: 'archive' };
  const { categoryID: archiveID } = await done(admin.client.post('/categories', archive));
  return { test, admin, member, other, archiveID };
}

/** Somebody who looks after what everybody sees, and nothing else. */
export async function moderator({ test, admin }: ModerationSite, name = 'Modesta'): Promise<Person> {
  const roles = await done(admin.client.get('/roles'));
  const { roleID } = roles.find((role: { name: string }) => role.name === 'Moderator');
  const email = `${name.toLowerCase()}@example.org`;
  const account = { name, email, password: PASSWORD, emailConfirmed: true, roleID: [roleID] };
  const { userID } = await done(admin.client.post('/users', account));
  return { name, userID, client: await test.server.client().signIn(email, PASSWORD) };
}

/** How the server refuses something, in words that no test finds by chance. */
export const LOCKED = { message: 'The hive is locked.', status: 403, code: 'locked', description: null };

/** Calls of one method at an address are refused until this is called. */
export async function refuse(page: Page, method: string, url: string): Promise<() => Promise<void>> {
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status: 403, json: LOCKED }) : route.fallback(),
  );
  return () => page.unroute(url);
}

export const discussionOptions = (page: Page) =>
  page.locator('summary[aria-label="Discussion Options"]').first();

/** A form of the options of a discussion. */
export async function openOptionForm(page: Page, path: string, name: string, title: string | RegExp = name) {
  await page.goto(path);
  await discussionOptions(page).click();
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}
