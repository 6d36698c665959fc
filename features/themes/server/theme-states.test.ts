// Themes that were deleted and come back, and what is an error of one in strict mode.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { removeExpired } from '../../../platform/server/jobs/expiry.ts';
import type { Theme } from '../themes.contract.ts';
import {
  GREEN,
  newTheme as makeTheme,
  siteOf,
  type ThemeSite,
  themeSite,
  variables,
} from './testing/theme-site.ts';

let test: ThemeSite;
let admin: ThemeSite['admin'];
let member: ThemeSite['member'];
beforeAll(async () => {
  test = await themeSite();
  ({ admin, member } = test);
});
afterAll(() => test.close());

const newTheme = (given?: Record<string, unknown>) => makeTheme(admin, given);

it('takes a colour for an error in strict mode alone, and leaves it out otherwise', async () => {
  const wrong = variables({ global: { mainColors: { primary: 'red;}', bg: '#fafafa' } } });
  const given = { name: 'Strict', parentTheme: 'keystone', parentVersion: '1', assets: wrong };
  const path = 'assets.variables.global.mainColors.primary';
  const refused = await admin.client.post('/themes?strict=true', given);
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, path]);
  const { status, body } = await admin.client.post('/themes', given);
  expect(status).toBe(201);
  await admin.client.put('/themes/current', { themeID: body.themeID });
  const { themeStyles } = await siteOf(test.guest, '/discussions');
  const sheet = (await test.guest.page(themeStyles as string)).text;
  expect(sheet).toContain('#fafafa');
  expect(sheet).not.toContain('red;');
  await admin.client.put('/themes/current', { themeID: 'keystone' });
  const change = { assets: wrong };
  expect((await admin.client.patch(`/themes/${body.themeID}?strict=true`, change)).status).toBe(422);
  const asset = `/themes/${body.themeID}/assets/variables`;
  const colour = { type: 'json', data: { tokens: { 'color-canvas': 'reddish' } } };
  for (const method of ['PUT', 'PATCH'])
    expect([
      (await admin.client.call(method, `${asset}?strict=true`, colour)).status,
      (await admin.client.call(method, asset, colour)).status,
    ]).toEqual([422, 200]);
  const length = variables({ global: { border: { radius: 'wide' } } });
  expect((await admin.client.patch(`/themes/${body.themeID}`, { assets: length })).status).toBe(422);
});

it('brings a deleted theme back with its revisions, for 30 days', async () => {
  const { themeID, revisionID } = await newTheme();
  const path = `/themes/${themeID}`;
  await admin.client.put('/themes/preview', { themeID });
  expect((await admin.client.delete(path)).status).toBe(204);
  for (const gone of [path, `${path}/revisions`]) expect((await test.guest.get(gone)).status).toBe(404);
  expect((await admin.client.put('/themes/current', { themeID })).status).toBe(404);
  expect((await admin.client.patch(path, { name: 'x' })).status).toBe(404);
  const listed = async () => (await test.guest.get('/themes')).body.map((each: Theme) => each.themeID);
  expect(await listed()).not.toContain(themeID);
  expect((await member.client.patch(path, { status: 'undeleted' })).status).toBe(403);
  const back = await admin.client.patch(path, { status: 'undeleted' });
  expect([back.status, back.body.revisionID]).toEqual([200, revisionID]);
  expect(back.body.assets.variables.data).toEqual(GREEN);
  expect(await listed()).toContain(themeID);
  await admin.client.delete(path);
  await test.site.database.execute(
    sql`update themes set date_deleted = now() - interval '31 days' where theme_id = ${themeID}`,
  );
  await removeExpired(test.site);
  expect((await admin.client.patch(path, { status: 'undeleted' })).status).toBe(404);
});
