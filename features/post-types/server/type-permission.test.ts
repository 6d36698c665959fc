// A type that an add-on brings along with the permission to post with it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import { definePermissions } from '../../../platform/contract/permission-definition.ts';
import { storedPermission } from '../../../platform/contract/permission-names.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { postTypes } from './post-types.ts';

const gatherings: Feature = {
  name: 'gatherings',
  dependsOn: ['post-types'],
  addon: { key: 'gatherings', name: 'Gatherings', description: 'Of bees.', isEnabledByDefault: true },
  permissions: definePermissions('Gatherings', {
    'gatherings.add': { label: 'Call gatherings', newRoles: false, defaultRoles: ['moderator'] },
  }),
  extensions: [
    postTypes.add({
      type: 'event',
      icon: 'calendar-days',
      words: () => ({ name: 'Gathering', plural: 'Gatherings', startedIn: 'Called in' }),
      statusID: 0,
      permission: storedPermission('gatherings.add'),
    }),
  ],
};

let test: TestSite;
let member: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  test = await testSiteWith([gatherings]);
  const admin = await signedIn(test, 'Adelina', 'administrator');
  moderator = await signedIn(test, 'Modesto', 'moderator');
  member = await signedIn(test, 'Melba');
  await admin.client.patch('/post-types/event', { isActive: true });
});
afterAll(() => test.close());

const gathering = { name: 'At noon', body: 'By the heather.', format: 'markdown', categoryID: 1 };

it('is refused to whoever lacks the permission, by its name', async () => {
  for (const path of ['/discussions/event', '/discussions']) {
    const { status, body } = await member.client.post(path, { ...gathering, postTypeID: 'event' });
    expect([status, body.permissions]).toEqual([403, ['gatherings.add']]);
  }
  expect((await moderator.client.post('/discussions/event', gathering)).body.type).toBe('event');
});

it('is offered to whoever has it', async () => {
  const offered = async ({ client }: TestMember) => {
    const { body } = await client.get('/categories/1');
    return body.allowedPostTypeOptions.map(({ postTypeID }: { postTypeID: string }) => postTypeID);
  };
  expect(await offered(member)).not.toContain('event');
  expect(await offered(moderator)).toContain('event');
  expect((await member.client.page('/post/event')).status).toBe(403);
  expect((await moderator.client.page('/post/event')).status).toBe(200);
});
