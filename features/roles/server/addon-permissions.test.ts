// Permissions that an add-on brings: granted, asked for and shown like all others while it is switched on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import { definePermissions } from '../../../platform/contract/permission-definition.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { giveDefaultPermissions } from './give-default-permissions.ts';

const hives: Feature = {
  name: 'hives',
  dependsOn: ['roles'],
  addon: { key: 'hives', name: 'Hives', description: 'Of bees.', isEnabledByDefault: true },
  permissions: definePermissions('Hives', {
    'hives.open': { label: 'Open hives', newRoles: 'hives.paint', defaultRoles: ['moderator'] },
    'hives.paint': { label: 'Paint hives', newRoles: true },
    'hives.visit': {
      label: 'Visit hives',
      resourceType: 'category',
      newRoles: false,
      defaultRoles: ['member'],
    },
  }),
};

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSiteWith([hives]);
  admin = await signedIn(test, 'Admin', 'administrator');
  moderator = await signedIn(test, 'Moderator', 'moderator');
  member = await signedIn(test, 'Member');
});
afterAll(() => test.close());

const MEMBERS = 8;
const heldBy = async ({ client }: TestMember) =>
  (await client.get('/users/me')).body.permissions.filter((name: string) => name.startsWith('hives.'));
const grantsOf = async (roleID: number) =>
  (await admin.client.get(`/roles/${roleID}?expand=permissions`)).body.permissions;
const openHives = (isGranted: boolean) => [{ type: 'global', permissions: { 'hives.open': isGranted } }];
const switchTo = (enabled: boolean) => admin.client.patch('/addons/hives', { enabled });

describe('a permission of an add-on', () => {
  it('is given to its default roles once', async () => {
    expect(await heldBy(moderator)).toEqual(['hives.open']);
    expect(await heldBy(member)).toEqual(['hives.visit']);
    await admin.client.patch('/roles/32/permissions', openHives(false));
    await giveDefaultPermissions(test.site);
    expect(await heldBy(moderator)).toEqual([]);
  });

  it('stands among the others where it is granted', async () => {
    expect((await grantsOf(MEMBERS))[1].permissions['hives.visit']).toBe(true);
    const role = await admin.client.post('/roles', { name: 'Keeper' });
    expect(role.body.permissions[0].permissions).toMatchObject({ 'hives.open': true, 'hives.paint': true });
    const misplaced = [{ type: 'category', id: 0, permissions: { 'hives.open': true } }];
    const refused = await admin.client.patch(`/roles/${MEMBERS}/permissions`, misplaced);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('cannot be granted for category'),
    ]);
    const { body } = await member.client.get('/categories/1?expand=permissions');
    expect(body.permissions['hives.visit']).toBe(true);
  });

  it('is held in closed categories by who manages the site', async () => {
    const closed = { name: 'Apiary', urlcode: 'apiary', customPermissions: true };
    const { categoryID } = (await admin.client.post('/categories', closed)).body;
    const { text } = await admin.client.page(`/dashboard/content/categories/${categoryID}/permissions`);
    expect(text).toContain('{"name":"hives.visit","label":"Visit hives"}');
    await test.site.database.execute(sql`delete from given_permissions where permission = 'hives.visit'`);
    await test.site.database.execute(
      sql`delete from role_permissions where permission = 'hives.visit' and resource_id = ${categoryID}`,
    );
    await giveDefaultPermissions(test.site);
    const own = (await grantsOf(16)).find((each: { id?: number }) => each.id === categoryID);
    expect(own.permissions['hives.visit']).toBe(true);
  });

  it('stays stored while the add-on is switched off, held by nobody and shown nowhere', async () => {
    await admin.client.patch(`/roles/${MEMBERS}/permissions`, openHives(true));
    expect(await heldBy(member)).toEqual(['hives.open', 'hives.visit']);
    await switchTo(false);
    expect(await heldBy(member)).toEqual([]);
    const shown = await grantsOf(MEMBERS);
    expect(JSON.stringify(shown)).not.toContain('hives.');
    const set = await test.site.roleRegistry();
    expect(JSON.stringify([...set.grantsByRole])).not.toContain('hives.');
    expect((await admin.client.patch(`/roles/${MEMBERS}/permissions`, openHives(true))).status).toBe(422);
    // Whoever sends back what was shown withdraws nothing of it.
    expect((await admin.client.put(`/roles/${MEMBERS}/permissions`, shown)).status).toBe(200);
    await switchTo(true);
    expect(await heldBy(member)).toEqual(['hives.open', 'hives.visit']);
  });
});
