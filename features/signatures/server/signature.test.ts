// Signatures: written by their owner within limits, shown below posts on the site, and nowhere else.
import { afterEach, describe, expect, it } from 'vitest';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { fetched, uploaded } from '../../media/server/testing/uploads.ts';
import type { TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile();

const WORDS = 'Keeper of turquoise bees';

const sign = ({ client, userID }: TestMember, body: string, format = 'markdown') =>
  client.patch(`/users/${userID}/signature`, { body, format });

const configure = async (settings: Record<string, unknown>) => {
  expect((await test.admin.client.patch('/config', settings)).status).toBe(200);
};

/** A thread where Melba began and Otto answered. */
async function thread(): Promise<{ discussionID: number; page: string }> {
  const { discussionID, url } = await discussionBy(test.member.client);
  await test.other.client.post('/comments', { discussionID, body: 'An answer.', format: 'text' });
  return { discussionID, page: new URL(url).pathname };
}

const shown = async (client: TestClient, page: string): Promise<string> => {
  const { status, text } = page.startsWith('/discussion/') ? await client.page(page) : await client.get(page);
  expect(status).toBe(200);
  return text;
};

afterEach(async () => {
  await test.member.client.patch('/signatures/preferences', { hidesSignatures: false });
  for (const person of [test.member, test.other])
    await person.client.delete(`/users/${person.userID}/signature`);
});

describe('a signature', () => {
  it('stands below all that its owner wrote as soon as it is saved, and goes at once', async () => {
    const { page } = await thread();
    expect(await shown(test.guest, page)).not.toContain('signature"');
    const { status, body } = await sign(test.other, `**${WORDS}**`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ userID: test.other.userID, format: 'markdown', body: `**${WORDS}**` });
    expect(body.html).toContain(`<strong>${WORDS}</strong>`);
    expect(await shown(test.guest, page)).toContain(WORDS);
    expect(await shown(test.member.client, page)).toContain(WORDS);
    await sign(test.other, 'Others now', 'text');
    expect(await shown(test.guest, page)).not.toContain(WORDS);
    expect((await sign(test.other, ' \n', 'text')).body).toMatchObject({
      body: '',
      html: '',
      dateUpdated: null,
    });
    expect(await shown(test.guest, page)).not.toContain('Others now');
  });

  it('comes with posts where it is asked for, and with threads', async () => {
    const { discussionID } = await thread();
    await sign(test.other, WORDS, 'text');
    const { body: asked } = await test.guest.get(
      `/comments?discussionID=${discussionID}&expand=insertUser.signature`,
    );
    expect(asked[0].insertUser.signature.body).toContain(WORDS);
    const { body: plain } = await test.guest.get(`/comments?discussionID=${discussionID}&expand=insertUser`);
    expect(plain[0].insertUser).not.toHaveProperty('signature');
    const { text } = await test.guest.get(
      `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}`,
    );
    expect(text).toContain(WORDS);
  });

  it('is not of the text of a post: the search, feeds and lists know nothing of it', async () => {
    const { discussionID } = await thread();
    await sign(test.member, WORDS, 'text');
    for (const path of [
      `/search?query=${encodeURIComponent('turquoise')}`,
      '/discussions?expand=all',
      `/discussions/${discussionID}?expand=all`,
      `/comments?discussionID=${discussionID}&expand=all`,
    ])
      expect(await shown(test.guest, path), path).not.toContain('turquoise');
    const feed = await test.guest.send('GET', '/discussions/feed.rss');
    expect(feed.status).toBe(200);
    expect(feed.text).not.toContain('turquoise');
  });

  it('is rich text as well, with pictures that whoever reads the post may see', async () => {
    const picture = await uploaded(test.member.client, await png(40, 40), 'bee.png');
    const source = JSON.stringify([
      {
        type: 'rich_embed_card',
        dataSourceType: 'image',
        url: picture.url,
        embedData: { embedType: 'image', url: picture.url, name: 'bee.png', type: 'image/png', size: 90 },
        children: [{ text: '' }],
      },
    ]);
    const shownBy = async () => (await test.member.client.get(`/media/${picture.mediaID}`)).body;
    const { status, body } = await sign(test.member, source, 'rich2');
    expect([status, body.html]).toEqual([200, expect.stringContaining('<img')]);
    expect(await shownBy()).toMatchObject({ foreignType: 'signature', foreignID: test.member.userID });
    expect((await fetched(test.guest, picture)).status).toBe(200);
    await test.member.client.delete(`/users/${test.member.userID}/signature`);
    expect(await shownBy()).toMatchObject({ foreignType: 'embed' });
  });
});

describe('the limits', () => {
  it.each([
    ['characters', 'x'.repeat(501), 'The signature is 1 characters too long.'],
    ['lines', 'a\n\nb\n\nc\n\nd\n\ne\n\nf', 'A signature may have 5 lines. This one has 6.'],
    [
      'pictures',
      '![a](https://x.example/a.png)\n\n![b](https://x.example/b.png)',
      'A signature may have 1 pictures. This one has 2.',
    ],
    [
      'links',
      ['a', 'b', 'c', 'd'].map((name) => `[${name}](https://x.example/${name})`).join(' '),
      'A signature may have 3 links. This one has 4.',
    ],
  ])('are of %s', async (_what, body, message) => {
    const answer = await sign(test.member, body);
    expect([answer.status, answer.body.errors[0].message]).toEqual([422, message]);
    expect((await test.member.client.get(`/users/${test.member.userID}/signature`)).body.body).toBe('');
  });

  it('are settings', async () => {
    await configure({ 'signatures.maxLinks': 0, 'signatures.maxImages': 0 });
    expect((await sign(test.member, '[a](https://x.example/)')).status).toBe(422);
    expect((await sign(test.member, '![a](https://x.example/a.png)')).status).toBe(422);
    expect((await sign(test.member, 'Only words.')).status).toBe(200);
    await configure({ 'signatures.maxLinks': 3, 'signatures.maxImages': 1 });
  });

  it('let no markup through that posts do not let through', async () => {
    const { body } = await sign(test.member, '<b onclick="x()">Bees</b><script>x()</script>', 'html');
    expect(body.html).toContain('Bees');
    expect(body.html).not.toMatch(/onclick|script/);
  });
});

describe('who may', () => {
  it('write is the owner, with the permission; remove may moderators, and that is in the audit log', async () => {
    const path = `/users/${test.member.userID}/signature`;
    await sign(test.member, WORDS, 'text');
    expect((await test.other.client.get(path)).status).toBe(403);
    expect((await test.other.client.patch(path, { body: 'Not hers', format: 'text' })).status).toBe(403);
    expect((await test.other.client.delete(path)).status).toBe(403);
    expect((await test.moderator.client.patch(path, { body: 'Not hers', format: 'text' })).status).toBe(403);
    expect((await test.moderator.client.get(path)).body.body).toBe(WORDS);
    expect((await test.moderator.client.delete(path)).status).toBe(204);
    expect((await test.member.client.get(path)).body.body).toBe('');
    const { text } = await test.admin.client.get('/audit-logs?limit=5');
    expect(text).toContain('signature');
    expect(text).not.toContain('turquoise');
    expect((await test.guest.patch(path, { body: 'Guest', format: 'text' })).status).toBe(403);
    expect((await test.moderator.client.delete('/users/999999/signature')).status).toBe(404);
  });

  it('not remove that of whoever stands above them', async () => {
    await sign(test.admin, WORDS, 'text');
    const path = `/users/${test.admin.userID}/signature`;
    expect((await test.moderator.client.delete(path)).status).toBe(403);
    expect((await test.admin.client.delete(path)).status).toBe(204);
  });

  it('see it is everybody who sees the profile', async () => {
    const { page } = await thread();
    await sign(test.other, WORDS, 'text');
    await test.other.client.patch(`/users/${test.other.userID}`, { private: true });
    expect(await shown(test.guest, page)).not.toContain(WORDS);
    await test.other.client.patch(`/users/${test.other.userID}`, { private: false });
    expect(await shown(test.guest, page)).toContain(WORDS);
  });

  it('nobody where the site has none', async () => {
    const { page } = await thread();
    await sign(test.other, WORDS, 'text');
    await configure({ 'signatures.enabled': false });
    expect(await shown(test.guest, page)).not.toContain(WORDS);
    expect((await sign(test.other, 'More', 'text')).status).toBe(403);
    expect((await test.other.client.page('/profile/signature')).status).toBe(403);
    await configure({ 'signatures.enabled': true });
    expect(await shown(test.guest, page)).toContain(WORDS);
  });
});

describe('a reader', () => {
  it('hides them for themselves alone', async () => {
    const { client } = test.member;
    expect((await client.get('/signatures/preferences')).body).toEqual({ hidesSignatures: false });
    expect((await client.patch('/signatures/preferences', { hidesSignatures: true })).status).toBe(200);
    expect((await client.get('/signatures/preferences')).body).toEqual({ hidesSignatures: true });
    expect((await test.other.client.get('/signatures/preferences')).body).toEqual({ hidesSignatures: false });
    const { discussionID } = await thread();
    const page = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`;
    const state = async (who: TestClient) => (await who.get(page)).body.viewerState?.hidesSignatures;
    expect([await state(client), await state(test.other.client)]).toEqual([true, false]);
    expect((await test.guest.get('/signatures/preferences')).status).toBe(403);
  });
});

describe('how high pictures are', () => {
  it('is a setting of the site, in a stylesheet of pages with posts', async () => {
    const { page } = await thread();
    expect(await shown(test.guest, page)).not.toContain('/signatures/height-');
    await configure({ 'signatures.imageMaxHeight': 120 });
    expect(await shown(test.guest, page)).toContain('/signatures/height-120.css');
    const sheet = await test.guest.send('GET', '/signatures/height-120.css');
    expect([sheet.status, sheet.text]).toEqual([200, ':root{--signature-picture-height:120px}']);
    for (const name of ['height-0.css', 'height-12345.css', 'height-1;}.css', 'other.css'])
      expect((await test.guest.send('GET', `/signatures/${name}`)).status).toBe(404);
    // Without a bound.
    await configure({ 'signatures.imageMaxHeight': 0 });
    expect(await shown(test.guest, page)).not.toContain('/signatures/height-');
  });
});
