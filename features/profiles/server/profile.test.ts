import { beforeAll, describe, expect, it } from 'vitest';
import type { HydratedLayout, LayoutNode } from '../../../platform/contract/page.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const test = communityOfFile({ hasFloodLimits: true });
let discussionID: number;
let hiddenID: number;

const comment = (client: TestClient, parentRecordID: number, body: string) =>
  client.post('/comments', { body, format: 'markdown', parentRecordType: 'discussion', parentRecordID });

beforeAll(async () => {
  const { member, other, moderator } = test;
  const open = await discussionBy(member.client, { name: 'Where do swifts sleep?' });
  discussionID = open.discussionID;
  await discussionBy(other.client, { name: 'Rope and knots' });
  const hidden = await discussionBy(moderator.client, {
    name: 'Behind the curtain',
    categoryID: test.privateCategoryID,
  });
  hiddenID = hidden.discussionID;
  await comment(other.client, discussionID, 'In the air, of all places.');
  await comment(member.client, discussionID, 'So they never land?');
  await other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' });
});

interface PageBody {
  page: HydratedLayout | null;
  problem: { status: number } | null;
}

async function profile(client: TestClient, path: string) {
  const { status, text, headers, statements } = await client.page(path);
  const { page, problem } = (status < 300 || status >= 400 ? JSON.parse(text) : {}) as PageBody;
  return { status, location: headers.get('location'), page, problem, statements, text };
}

function widgetOf(page: HydratedLayout | null | undefined, component: string): LayoutNode['$reactProps'] {
  const found = findNode(page?.layout ?? [], component);
  if (!found) throw new Error(`${component} is not on the page`);
  return found.$reactProps;
}

function findNode(nodes: readonly LayoutNode[], component: string): LayoutNode | undefined {
  for (const node of nodes) {
    if (node.$reactComponent === component) return node;
    for (const value of Object.values(node.$reactProps ?? {})) {
      const below = Array.isArray(value) ? findNode(value as LayoutNode[], component) : undefined;
      if (below) return below;
    }
  }
  return undefined;
}

describe('the page of a member', () => {
  it('tells who they are and what they did', async () => {
    const { status, page } = await profile(test.other.client, '/profile/Melba');
    expect(status).toBe(200);
    expect(page?.layoutViewType).toBe('profile');
    expect(widgetOf(page, 'ProfileHead')).toMatchObject({
      state: 'full',
      person: { userID: test.member.userID, name: 'Melba' },
      labels: [],
      readouts: [
        { name: 'discussions', count: 1 },
        { name: 'comments', count: 1 },
        { name: 'points', count: 1 },
        { name: 'reactionsReceived', count: 1 },
      ],
    });
    expect(widgetOf(page, 'ProfileActivity').items).toMatchObject([
      { kind: 'comment', title: 'Where do swifts sleep?', excerpt: 'So they never land?' },
      { kind: 'discussion', title: 'Where do swifts sleep?', countComments: 2 },
    ]);
    expect(widgetOf(page, 'ProfileReactions').reactions).toMatchObject([{ urlcode: 'Like', count: 1 }]);
    expect(page?.seo['json-ld']).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Melba' } });
  });

  it('lists discussions and comments apart, by page', async () => {
    const { userID } = test.member;
    const written = await profile(test.other.client, `/profile/discussions/${userID}/Melba`);
    expect(widgetOf(written.page, 'ProfileDiscussions')).toMatchObject({
      paging: { page: 1, total: 1 },
      list: { $reactComponent: 'DiscussionsWidget' },
    });
    const output = await profile(test.other.client, `/profile/comments/${userID}/Melba`);
    expect(widgetOf(output.page, 'ProfileActivity').items).toHaveLength(1);
    const beyond = await profile(test.other.client, `/profile/comments/${userID}/Melba/p2`);
    expect([beyond.status, beyond.location]).toEqual([302, `/profile/comments/${userID}/Melba`]);
    const valued = await profile(test.other.client, '/profile/reactions/Melba?reaction=like');
    expect(widgetOf(valued.page, 'ProfileActivity').items).toMatchObject([{ recordID: discussionID }]);
  });

  it('has one address', async () => {
    const { userID } = test.member;
    const found = async (path: string) => {
      const { status, location } = await profile(test.other.client, path);
      return [status, location];
    };
    expect(await found(`/profile/${userID}/Melba`)).toEqual([301, '/profile/Melba']);
    expect(await found(`/profile/${userID}`)).toEqual([301, '/profile/Melba']);
    expect(await found('/profile/melba')).toEqual([301, '/profile/Melba']);
    expect(await found('/profile/comments/Melba')).toEqual([301, `/profile/comments/${userID}/Melba`]);
    expect(await found('/profile')).toEqual([302, '/profile/Otto']);
    const guest = await test.guest.page('/profile');
    expect(guest.headers.get('location')).toBe('/entry/signin?Target=%2Fprofile');
  });

  it('is found whatever the name is made of', async () => {
    const { userID, client } = await signedIn(test, 'Zoë & Søn/2');
    const encoded = encodeURIComponent('Zoë & Søn/2');
    expect((await profile(client, `/profile/${encoded}`)).status).toBe(200);
    expect((await profile(client, `/profile/discussions/${userID}/${encoded}`)).status).toBe(200);
    const numeric = await signedIn(test, '4711');
    const { page } = await profile(client, '/profile/4711');
    expect(widgetOf(page, 'ProfileHead').person).toMatchObject({ userID: numeric.userID });
  });

  it('is not there for the unknown and the deleted', async () => {
    expect((await profile(test.member.client, '/profile/Nobody')).problem?.status).toBe(404);
    const gone = await signedIn(test, 'Gone');
    await test.site.database.execute(
      sql`update users set date_deleted = now() where user_id = ${gone.userID}`,
    );
    expect((await profile(test.member.client, '/profile/Gone')).problem?.status).toBe(404);
  });

  it('asks for a number of statements that does not grow with its rows', async () => {
    const before = await profile(test.other.client, '/profile/Modesto');
    for (let round = 0; round < 8; round++)
      await comment(test.moderator.client, discussionID, `Note ${round}`);
    const after = await profile(test.other.client, '/profile/Modesto');
    expect(widgetOf(after.page, 'ProfileActivity').items).toHaveLength(8);
    expect(after.statements - before.statements).toBeLessThanOrEqual(8);
    expect(after.statements).toBeLessThanOrEqual(30);
  });
});

describe('who may see a profile', () => {
  it('is decided by a permission, before anybody is looked for', async () => {
    expect((await profile(test.guest, '/profile/Melba')).problem?.status).toBe(403);
    expect((await profile(test.guest, '/profile/Nobody')).problem?.status).toBe(403);
  });

  it('leaves of private members nothing but the name', async () => {
    const shy = await signedIn(test, 'Shy');
    await comment(shy.client, discussionID, 'A quiet word.');
    await test.site.database.execute(sql`
      update users set is_private = true, title = 'Poet', location = 'Attic' where user_id = ${shy.userID}`);
    const { page, text } = await profile(test.member.client, '/profile/Shy');
    expect(page?.layoutViewType).toBe('profilePrivate');
    expect(widgetOf(page, 'ProfileHead')).toMatchObject({ state: 'private', readouts: [], tabs: [] });
    expect(text).not.toMatch(/Poet|Attic|quiet word/);
    expect(page?.seo.meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    const list = await profile(test.member.client, `/profile/comments/${shy.userID}/Shy`);
    expect(list.text).not.toContain('quiet word');
    const seen = await profile(test.moderator.client, '/profile/Shy');
    expect(widgetOf(seen.page, 'ProfileHead')).toMatchObject({ state: 'full', person: { title: 'Poet' } });
    expect((await profile(shy.client, '/profile')).location).toBe('/profile/Shy');
    const own = await profile(shy.client, '/profile/Shy');
    expect(widgetOf(own.page, 'ProfileHead')).toMatchObject({ state: 'full', person: { title: 'Poet' } });
    const tab = `/profile/comments/${shy.userID}/Shy`;
    for (const { page } of [own, seen])
      expect(widgetOf(page, 'ProfileHead')?.tabs).toContainEqual(expect.objectContaining({ url: tab }));
    expect((await profile(shy.client, tab)).text).toContain('quiet word');
    expect((await profile(test.member.client, '/profile/Shy')).text).not.toMatch(/Poet|quiet word/);
  });

  it('shows of posts only those in places the reader sees', async () => {
    const path = '/profile/Modesto';
    expect((await profile(test.member.client, path)).text).not.toContain('Behind the curtain');
    expect((await profile(test.admin.client, path)).text).toContain('Behind the curtain');
    await test.admin.client.post(`/discussions/${hiddenID}/reactions`, { reactionType: 'Agree' });
    const reacted = '/profile/reactions/Modesto?reaction=Agree';
    expect((await profile(test.member.client, reacted)).text).not.toContain('Behind the curtain');
    expect((await profile(test.admin.client, reacted)).text).toContain('Behind the curtain');
  });
});

describe('the fields of a profile', () => {
  it('stand on its page, for those who see them, at once', async () => {
    const facts = async (client: TestClient) =>
      widgetOf((await profile(client, '/profile/Otto')).page, 'ProfileHead')?.facts;
    expect(await facts(test.member.client)).toEqual([]);
    await test.admin.client.patch('/profile-fields/company', { visibility: 'private' });
    await test.other.client.patch('/users/$me/profile-fields', { pronouns: 'he', company: 'Knots Ltd' });
    const pronouns = { label: 'Pronouns', dataType: 'text', value: 'he' };
    expect(await facts(test.member.client)).toEqual([pronouns]);
    expect(await facts(test.moderator.client)).toEqual([
      { label: 'Company', dataType: 'text', value: 'Knots Ltd' },
      pronouns,
    ]);
  });
});

describe('the page to edit one’s profile', () => {
  it('is of one’s own, with what one may change', async () => {
    const { member, admin } = test;
    const { status, page } = await profile(member.client, '/profile/edit');
    expect(status).toBe(200);
    const props = widgetOf(page, 'ProfileEdit');
    expect(props).toMatchObject({
      person: { userID: member.userID, name: 'Melba', url: '/profile/Melba' },
      account: {
        email: member.email,
        pendingEmail: null,
        hasPassword: true,
        mayRename: false,
        mayChangeEmail: true,
      },
      privacy: { isPrivate: false, showsEmail: false },
    });
    const fields = (props?.fields ?? []) as { field: { apiName: string } }[];
    expect(fields.map(({ field }) => field.apiName)).toContain('pronouns');
    expect(fields.map(({ field }) => field.apiName)).not.toContain('DateOfBirth');
    const other = widgetOf((await profile(admin.client, '/profile/edit')).page, 'ProfileEdit');
    expect(other).toMatchObject({ person: { name: 'Adelina' }, account: { mayRename: true } });
  });

  it('has guests sign in first, and refuses who may not edit', async () => {
    const { status, location } = await profile(test.guest, '/profile/edit');
    expect([status, location]).toEqual([302, '/entry/signin?Target=%2Fprofile%2Fedit']);
    const unconfirmed = await signedIn(test, 'Unconfirmed_1', 'unconfirmed');
    expect((await profile(unconfirmed.client, '/profile/edit')).status).toBe(403);
  });
});

describe('whoever is banned', () => {
  it('learns of it on every page, and may leave by one', async () => {
    const { client, userID } = await signedIn(test, 'Rowdy');
    expect((await profile(client, '/discussions')).status).toBe(200);
    await test.admin.client.put(`/users/${userID}/ban`, { banned: true });
    for (const path of ['/', '/discussions', '/profile', '/profile/edit']) {
      const { status, text } = await profile(client, path);
      expect([path, status]).toEqual([path, 401]);
      expect(text).toContain('This account is banned.');
    }
    expect((await profile(client, '/entry/signout')).status).toBe(200);
    expect((await profile(test.guest, '/discussions')).status).toBe(200);
  });
});
