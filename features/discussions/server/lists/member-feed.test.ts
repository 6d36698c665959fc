import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../users/server/testing/members.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let name: string;
beforeAll(async () => {
  name = test.member.name;
  await discussionBy(test.member.client, { name: 'Of the member' });
  await discussionBy(test.other.client, { name: 'Of somebody else' });
  await discussionBy(test.moderator.client, { name: 'In private', categoryID: test.privateCategoryID });
});
const feedOf = (of: string, client = test.other.client, query = '') =>
  client.page(`/profile/${encodeURIComponent(of)}/feed.rss${query}`);

describe('the feed of a member', () => {
  it('holds what they started, and their page names it', async () => {
    const { status, text, headers } = await feedOf(name);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text).toContain('<title>Of the member</title>');
    expect(text).not.toContain('Of somebody else');
    expect((await feedOf(name, test.other.client, '?format=atom')).text).toContain('<feed ');
    const page = await test.other.client.page(`/profile/${name}`);
    expect(page.text).toContain(`${test.url}/profile/${name}/feed.rss`);
  });

  it('holds nothing that its reader may not see', async () => {
    expect((await feedOf(test.moderator.name)).text).not.toContain('In private');
    expect((await feedOf(test.moderator.name, test.admin.client)).text).toContain('In private');
    expect((await feedOf(name, test.guest)).status).toBe(403);
    expect((await feedOf('Nobody at all')).status).toBe(404);
  });

  it('is not there for members whose profile is private', async () => {
    const shy = await signedIn(test, 'Shy');
    await discussionBy(shy.client, { name: 'Quiet words' });
    await test.admin.client.patch(`/users/${shy.userID}`, { private: true });
    expect((await feedOf('Shy')).status).toBe(404);
    expect((await feedOf('Shy', shy.client)).text).toContain('Quiet words');
  });
});
