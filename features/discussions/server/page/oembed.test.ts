import { describe, expect, it } from 'vitest';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

const asked = (path: string, format = 'json', client = test.guest) =>
  client.page(`/oembed?url=${encodeURIComponent(test.url + path)}&format=${format}`);
/** Whether the head of its page leads there. */
const isLinked = async (path: string, client = test.guest) =>
  (await client.page(path)).text.includes('application/json+oembed');

describe('oEmbed', () => {
  it('says what a discussion is, as JSON and as XML', async () => {
    const { discussionID, url } = await discussionBy(test.member.client, { name: 'Wax & <honey>' });
    const path = new URL(url).pathname;
    const { status, text, headers } = await asked(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      type: 'link',
      title: 'Wax & <honey>',
      author_name: test.member.name,
      provider_url: `${test.url}/`,
    });
    expect((await asked(`/discussion/${discussionID}/an-old-name/p2`)).status).toBe(200);
    expect(await isLinked(path)).toBe(true);
    expect((await asked(path, 'xml')).text).toContain('<title>Wax &amp; &lt;honey&gt;</title>');
  });

  it('says nothing of what a guest may not see, whoever asks', async () => {
    const { url } = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const path = new URL(url).pathname;
    expect(await isLinked(path, test.moderator.client)).toBe(false);
    expect((await asked(path)).status).toBe(403);
    expect((await asked(path, 'json', test.moderator.client)).status).toBe(403);
  });

  it('says nothing of a private site, its members included', async () => {
    const { url } = await discussionBy(test.member.client);
    const path = new URL(url).pathname;
    const set = (isPrivate: boolean) =>
      test.admin.client.patch('/config', { 'garden.privateCommunity': isPrivate });
    expect((await set(true)).status).toBe(200);
    try {
      expect((await asked(path, 'json', test.member.client)).status).toBe(404);
      expect((await asked(path)).status).not.toBe(200);
    } finally {
      await set(false);
    }
    expect((await asked(path)).status).toBe(200);
  });

  it('knows no address of another site, and none that is no discussion', async () => {
    const { url } = await discussionBy(test.member.client);
    const foreign = encodeURIComponent(url.replace(test.url, 'https://elsewhere.example'));
    expect((await test.guest.page(`/oembed?url=${foreign}`)).status).toBe(404);
    for (const path of ['/', '/discussions', '/discussion/4711/x', '/discussion/99999999999'])
      expect((await asked(path)).status).toBe(404);
    expect((await test.guest.page('/oembed')).status).toBe(404);
    expect((await test.guest.page('/oembed?url[]=x&url[]=y')).status).toBe(404);
  });
});
