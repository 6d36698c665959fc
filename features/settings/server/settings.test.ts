import { expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { SiteSetting } from '../settings.contract.ts';

const test = communityOfFile();

const TITLE_LENGTH = 'vanilla.discussion.title.maxLength';

async function settingOf(client: TestClient, key: string): Promise<SiteSetting | undefined> {
  const { status, body } = await client.get<SiteSetting[]>('/settings');
  expect(status).toBe(200);
  return body.find((each) => each.key === key);
}

/** The entry of the latest change. */
async function latestChange() {
  const { body } = await test.admin.client.get('/audit-logs?eventType[]=setting.changed&limit=1');
  return body[0];
}

async function undo(client: TestClient, auditLogID: number) {
  const { status, body } = await client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] });
  const [problem] = Object.values<{ message: string }>(body.progress?.exceptionsByID ?? {});
  return [status, problem?.message];
}

it('says of each setting what it is, where it comes from and who changed it', async () => {
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({
    ...{ owner: 'Discussions', value: 100, default: 100, source: 'default', isChanged: false },
    ...{ dateUpdated: null, updateUser: null, schema: { type: 'integer', maximum: 250 } },
  });
  await test.admin.client.patch('/config', { [TITLE_LENGTH]: 120 });
  const changed = await settingOf(test.admin.client, TITLE_LENGTH);
  expect(changed).toMatchObject({ value: 120, source: 'site', isChanged: true });
  expect(changed?.updateUser?.name).toBe(test.admin.name);
  expect(Date.now() - Date.parse(changed?.dateUpdated ?? '')).toBeLessThan(60_000);
});

it('goes back to what was declared, and to what it was before, as long as nobody changed it again', async () => {
  await test.admin.client.patch('/config', { [TITLE_LENGTH]: 130 });
  const first = await latestChange();
  await test.admin.client.patch('/config', { [TITLE_LENGTH]: 140 });
  const second = await latestChange();
  expect(await undo(test.admin.client, first.auditLogID)).toEqual([
    409,
    'This was changed again since then, so it cannot be undone.',
  ]);
  expect(await undo(test.admin.client, second.auditLogID)).toEqual([200, undefined]);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({ value: 130 });
  const reset = await test.admin.client.post('/settings/reset', { keys: [TITLE_LENGTH] });
  expect(reset.status).toBe(200);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({ value: 100, source: 'default' });
  expect(await undo(test.admin.client, (await latestChange()).auditLogID)).toEqual([200, undefined]);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({ value: 130, source: 'site' });
});

it('travels as a file, without secrets', async () => {
  await test.admin.client.patch('/config', { [TITLE_LENGTH]: 77, 'seo.robots': 'Disallow: /hive' });
  const { body: file } = await test.admin.client.get('/settings/export');
  expect(file).toMatchObject({ format: 'parley.settings', version: 1 });
  expect(file.settings).toMatchObject({ [TITLE_LENGTH]: 77, 'seo.robots': 'Disallow: /hive' });
  const secrets = [...test.site.features.configKeys.values()].filter(({ isSecret }) => isSecret);
  expect(secrets.length).toBeGreaterThan(0);
  for (const { key } of secrets) expect(file.settings).not.toHaveProperty([key]);
  await test.admin.client.post('/settings/reset', { keys: [TITLE_LENGTH, 'seo.robots'] });
  const { status, body } = await test.admin.client.post('/settings/import', file);
  expect([status, body.count]).toEqual([200, 2]);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({ value: 77, source: 'site' });
});

it.each([
  [{ themes: [] }, 'This is no file of settings that Parley exported. Nothing was changed.'],
  [{ format: 'parley.settings', version: 1, settings: [1] }, /no file of settings/],
  [{ format: 'parley.settings', version: 2, settings: {} }, /newer Parley/],
])('refuses a file that is foreign, in one line: %j', async (file, message) => {
  const { status, body } = await test.admin.client.post('/settings/import', file);
  expect(status).toBe(422);
  expect(body.message).toMatch(message);
});

it('changes nothing where one part of a file does not fit', async () => {
  const settings = { [TITLE_LENGTH]: 88, 'no.such.setting': 1 };
  const unknown = { format: 'parley.settings', version: 1, settings };
  expect((await test.admin.client.post('/settings/import', unknown)).body.errors[0].message).toBe(
    'There is no setting named no.such.setting.',
  );
  const wrong = { ...unknown, settings: { 'seo.robots': 'x', [TITLE_LENGTH]: 9999 } };
  expect((await test.admin.client.post('/settings/import', wrong)).status).toBe(422);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).not.toMatchObject({ value: 88 });
  expect(await settingOf(test.admin.client, 'seo.robots')).not.toMatchObject({ value: 'x' });
});

it('shows moderators what they may change, and lets them change no more', async () => {
  const { body } = await test.moderator.client.get<SiteSetting[]>('/settings');
  const keys = body.map(({ key }) => key);
  expect(keys).toContain('triage.enabled');
  expect(keys).not.toContain(TITLE_LENGTH);
  expect((await test.moderator.client.post('/settings/reset', { keys: [TITLE_LENGTH] })).status).toBe(403);
  await test.admin.client.patch('/config', { [TITLE_LENGTH]: 99 });
  const { auditLogID } = await latestChange();
  await undo(test.moderator.client, auditLogID);
  expect(await settingOf(test.admin.client, TITLE_LENGTH)).toMatchObject({ value: 99 });
  for (const path of ['/settings', '/settings/export'])
    expect((await test.member.client.get(path)).status).toBe(403);
  expect((await test.moderator.client.get('/settings/export')).status).toBe(403);
});

it('is found by its name and by what it is for', async () => {
  const { body } = await test.admin.client.get('/dashboard/find?query=characters%20title');
  const settings = body.groups.find(({ id }: { id: string }) => id === 'settings');
  expect(settings.found[0]).toMatchObject({
    title: TITLE_LENGTH,
    url: `/dashboard/settings?query=${TITLE_LENGTH}`,
  });
});
