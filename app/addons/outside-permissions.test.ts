// A permission that an add-on from outside declares: offered, given, asked for by its endpoint, and still there after
// the add-on was off.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPermissions } from '../../features/roles/server/forget-permissions.ts';
import { signedIn, type TestMember } from '../../features/users/server/testing/members.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { features } from '../features.ts';
import { testSiteWith } from '../testing/test-site.ts';
import { loadAddons } from './load-addons.ts';
import { migrateAddons } from './migrate-addons.ts';

const MEMBERS = 8;
const MODERATORS = 32;

let buildFolder: string;
let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
beforeAll(async () => {
  buildFolder = await mkdtemp(join(tmpdir(), 'parley-addons-'));
  const folder = join(import.meta.dirname, 'testing/birthdays');
  const found = await loadAddons([folder], { buildFolder, features });
  expect(found.broken).toEqual([]);
  test = await testSiteWith(found.loaded.map(({ feature }) => feature));
  await migrateAddons(test.site.database, found);
  admin = await signedIn(test, 'Admin', 'administrator');
  moderator = await signedIn(test, 'Moderator', 'moderator');
  member = await signedIn(test, 'Member');
});
afterAll(async () => {
  await test?.close();
  await rm(buildFolder, { recursive: true, force: true });
});

const switchTo = (enabled: boolean) => admin.client.patch('/addons/birthdays', { enabled });
const bake = async ({ client }: TestMember) => (await client.post('/cakes', { name: 'plum' })).status;
const grant = (roleID: number, isGranted: boolean) =>
  admin.client.patch(`/roles/${roleID}/permissions`, [
    { type: 'global', permissions: { 'cakes.bake': isGranted } },
  ]);
const isGrantedTo = async (roleID: number) => {
  const { body } = await admin.client.get(`/roles/${roleID}?expand=permissions`);
  return body.permissions[0].permissions['cakes.bake'] ?? false;
};

it('is no permission before the add-on is switched on', async () => {
  expect([await isGrantedTo(MODERATORS), (await grant(MEMBERS, true)).status]).toEqual([false, 422]);
});

it('is given to its default roles, and asked for by the endpoint', async () => {
  await switchTo(true);
  expect([await isGrantedTo(MODERATORS), await isGrantedTo(MEMBERS)]).toEqual([true, false]);
  expect([await bake(moderator), await bake(member)]).toEqual([201, 403]);
});

it('is granted and withdrawn like all others', async () => {
  await grant(MEMBERS, true);
  await grant(MODERATORS, false);
  expect([await bake(moderator), await bake(member)]).toEqual([403, 201]);
});

it('is as it was when the add-on has been off and is on again', async () => {
  await switchTo(false);
  expect([await isGrantedTo(MEMBERS), await bake(member)]).toEqual([false, 404]);
  await switchTo(true);
  expect([await bake(moderator), await bake(member)]).toEqual([403, 201]);
});

it('goes with the add-on that is removed', async () => {
  const addon = test.site.features.all.find(({ name }) => name === 'birthdays');
  await forgetPermissions(test.site, addon as Feature);
  expect([await bake(moderator), await bake(member)]).toEqual([403, 403]);
});
