// Quotes and cards of posts of this site say what the post says now, to those who may see it, and nothing else.
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy, letIn, withoutFloodLimits } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const SECRET = 'velvetine';
const FORGED = 'forgeryword';

const test = communityOfFile({ withJobs: true });
let secretID: number;
let secretCommentID: number;

beforeAll(async () => {
  await withoutFloodLimits(test);
  const post = {
    name: `The ${SECRET} plan`,
    body: `All of the ${SECRET}.`,
    categoryID: test.privateCategoryID,
  };
  secretID = (await discussionBy(test.moderator.client, post)).discussionID;
  secretCommentID = (await commentOn(test.moderator.client, secretID, { body: `More ${SECRET}` })).commentID;
});

interface Embed {
  type?: string;
  embedType?: string;
  recordType?: string;
  recordID?: number;
  url?: string;
}

/** As a client sends it that says whatever it likes. */
const rich2 = ({ type = 'rich_embed_card', embedType = 'quote', ...data }: Embed) =>
  JSON.stringify([
    {
      type,
      url: data.url ?? '',
      embedData: {
        ...data,
        embedType,
        name: FORGED,
        body: `<p>${FORGED}</p>`,
        bodyRaw: [{ type: 'p', children: [{ text: FORGED }] }],
        format: 'rich2',
        insertUser: { userID: test.admin.userID, name: FORGED, url: '', photoUrl: '' },
        dateInserted: '2020-01-01T00:00:00Z',
      },
      children: [{ text: '' }],
    },
    { type: 'p', children: [{ text: 'See above.' }] },
  ]);

const rich = (data: Embed) =>
  JSON.stringify([
    { insert: { 'embed-external': { data: { embedType: 'quote', name: FORGED, body: FORGED, ...data } } } },
    { insert: 'See above.\n' },
  ]);

const posted = (body: string, format = 'rich2') => discussionBy(test.member.client, { body, format });

const bodyFor = async (client: TestClient, id: number): Promise<string> =>
  (await client.get(`/discussions/${id}`)).body.body;

describe.each(['quote', 'link'])('a %s of a post of this site', (embedType) => {
  const ways: [string, () => [string, string]][] = [
    [
      'by its number in rich2',
      () => [rich2({ embedType, recordType: 'discussion', recordID: secretID }), 'rich2'],
    ],
    [
      'by its address in rich2',
      () => [rich2({ embedType, url: `${test.url}/discussion/${secretID}/x` }), 'rich2'],
    ],
    [
      'within a line of rich2',
      () => [rich2({ type: 'rich_embed_inline', embedType, url: `/discussion/${secretID}` }), 'rich2'],
    ],
    [
      'of a comment',
      () => [
        rich2({ embedType, url: `${test.url}/discussion/comment/${secretCommentID}#Comment_1` }),
        'rich2',
      ],
    ],
    ['in Rich', () => [rich({ embedType, url: `${test.url}/discussion/${secretID}` }), 'rich']],
  ];

  it.each(ways)(
    '%s says nothing to those who may not see it, and all to those who may',
    async (_, source) => {
      const { discussionID } = await posted(...source());
      for (const client of [test.guest, test.member.client, test.other.client]) {
        const body = await bodyFor(client, discussionID);
        expect(body).toContain('See above.');
        expect(body).toMatch(/<a [^>]*href="[^"]*\/discussion\//);
        expect(body).not.toMatch(new RegExp(`${SECRET}|${FORGED}|Modesto|Adelina|data-embed`, 'i'));
      }
      const seen = await bodyFor(test.moderator.client, discussionID);
      expect(seen).toMatch(new RegExp(SECRET));
      expect(seen).not.toContain(FORGED);
    },
  );

  it('keeps its number alone', async () => {
    const { discussionID } = await posted(rich2({ embedType, recordType: 'discussion', recordID: secretID }));
    const stored = await test.site.database.row<{ body: string; body_html: string; excerpt: string }>(
      sql`select body, body_html, excerpt from discussions where discussion_id = ${discussionID}`,
    );
    expect(JSON.stringify(stored)).not.toContain(FORGED);
    expect(stored?.body).toContain(`"recordID":${secretID}`);
  });
});

it('shows who wrote it, and what, from the post itself', async () => {
  const { discussionID: quotedID } = await discussionBy(test.other.client, {
    name: 'Open',
    body: 'True words.',
  });
  const { discussionID } = await posted(rich2({ recordType: 'discussion', recordID: quotedID }));
  const body = await bodyFor(test.guest, discussionID);
  expect(body).toContain('<a class="embedQuote-author" href="/profile/Otto">Otto</a>');
  expect(body).toContain('True words.');
  expect(body).not.toContain(FORGED);
});

it('shows footnotes of a quoted post, whose names stay its own', async () => {
  const { discussionID: quotedID } = await discussionBy(test.other.client, {
    body: 'True[^1] words.\n\n[^1]: A note.',
    format: 'markdown',
  });
  expect(await bodyFor(test.guest, quotedID)).toMatch(/ id="fn-/);
  const { discussionID } = await posted(rich2({ recordType: 'discussion', recordID: quotedID }));
  const body = await bodyFor(test.guest, discussionID);
  expect(body).toMatch(/True<sup[^>]*>\[1\]<\/sup> words\.[\s\S]*A note\./);
  expect(body).not.toMatch(/ id="fn|#fn/);
});

it('cannot be made by hand', async () => {
  const forged =
    '<blockquote class="embedQuote"><div class="embedQuote-header"><a class="embedQuote-author" href="/profile/Adelina">' +
    `Adelina</a></div><div class="embedQuote-content">${FORGED}</div></blockquote>` +
    '<span class="embedExternal embedLink"><a class="embedLink-link" href="/discussion/1">x</a></span>';
  for (const format of ['html', 'markdown', 'wysiwyg']) {
    const { discussionID } = await posted(forged, format);
    const body = await bodyFor(test.guest, discussionID);
    expect(body).toContain(FORGED);
    expect(body).not.toMatch(/embedQuote|embedLink-link/);
  }
  const mark = `<span class="embedExternal embedOwn" data-embed="quote-discussion-${secretID}"><a href="/x">y</a></span>`;
  const { discussionID } = await posted(`${mark}<p>See above.</p>`, 'html');
  expect(await bodyFor(test.guest, discussionID)).not.toContain(SECRET);
});

it('follows the post at the next reading: pages, lists, feeds, answers', async () => {
  const { client } = test.other;
  const quoted = await discussionBy(client, { name: 'Quoted', body: 'At first.' });
  const reply = await commentOn(client, quoted.discussionID, { body: 'Said at first.' });
  const { discussionID, url } = await posted(
    rich2({ recordType: 'discussion', recordID: quoted.discussionID }),
  );
  await commentOn(test.member.client, discussionID, {
    body: rich2({ recordType: 'comment', recordID: reply.commentID }),
    format: 'rich2',
  });
  const addresses = [
    new URL(url).pathname,
    `/api/v2/discussions?discussionID=${discussionID}&expand=body`,
    `/api/v2/comments?discussionID=${discussionID}`,
    `/discussion/${discussionID}/feed.rss`,
    '/discussions/feed.rss',
  ];
  const shown = async (word: string) => {
    const texts = await Promise.all(addresses.map(async (at) => (await test.guest.send('GET', at)).text));
    return texts.map((text) => text.includes(word));
  };
  for (let times = 0; times < 3; times++)
    expect(await shown('t first.')).toEqual([true, true, true, true, true]);
  await client.patch(`/discussions/${quoted.discussionID}`, { body: 'In the end.', format: 'markdown' });
  await client.patch(`/comments/${reply.commentID}`, { body: 'Said in the end.', format: 'markdown' });
  expect(await shown('t first.')).toEqual([false, false, false, false, false]);
  expect(await shown('n the end.')).toEqual([true, true, true, true, true]);
  const moved = await test.moderator.client.patch(`/discussions/${quoted.discussionID}`, {
    categoryID: test.privateCategoryID,
  });
  expect(moved.status).toBe(200);
  const gone = await shown('n the end.');
  // The feed of all posts names the quoted one no more, and quotes nothing of it.
  expect(gone).toEqual([false, false, false, false, false]);
  await letIn(test.admin.client, 2, test.privateCategoryID);
  expect(await shown('n the end.')).toEqual([true, true, true, true, true]);
  await test.admin.client.patch('/roles/2/permissions', [
    { type: 'category', id: test.privateCategoryID, permissions: { 'discussions.view': false } },
  ]);
  expect(await shown('n the end.')).toEqual([false, false, false, false, false]);
});

it('is nothing that search finds', async () => {
  const { discussionID } = await posted(rich2({ recordType: 'discussion', recordID: secretID }));
  const marked = await discussionBy(test.member.client, { name: 'Later', body: 'lanternfish' });
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await test.guest.get('/search?query=lanternfish')).body.length > 0) break;
    await sleep(100);
  }
  expect((await test.guest.get('/search?query=lanternfish')).body[0].recordID).toBe(marked.discussionID);
  for (const client of [test.guest, test.moderator.client]) {
    const { body } = await client.get(`/search?query=${SECRET}&recordTypes=discussion`);
    expect(body.map((each: { recordID: number }) => each.recordID)).not.toContain(discussionID);
  }
});

it('is drawn for whoever asks in previews, quotes and look-ups', async () => {
  const body = rich2({ recordType: 'discussion', recordID: secretID });
  for (const [path, name] of [
    ['/bodies/preview', 'html'],
    ['/rich/quote', 'quote'],
  ] as const) {
    const requested = async (client: TestClient) =>
      (await client.post(path, { body, format: 'rich2' })).body[name] as string;
    expect(await requested(test.member.client)).not.toMatch(new RegExp(`${SECRET}|${FORGED}`));
    expect(await requested(test.moderator.client)).toContain(SECRET);
  }
  const scraped = (client: TestClient) =>
    client.post('/media/scrape', { url: `${test.url}/discussion/${secretID}/x` });
  expect((await scraped(test.member.client)).status).toBe(400);
  expect((await scraped(test.moderator.client)).text).toContain(SECRET);
  // A post that quotes the secret one, looked up by somebody else.
  const { discussionID } = await posted(body);
  const look = { url: `${test.url}/discussion/${discussionID}` };
  expect((await test.other.client.post('/media/scrape', look)).text).not.toContain(SECRET);
});

it('does not grow by quotes of quotes, and costs one statement however many there are', async () => {
  const first = await posted(rich2({ recordType: 'discussion', recordID: secretID }));
  const { discussionID } = await posted(rich2({ recordType: 'discussion', recordID: first.discussionID }));
  const body = await bodyFor(test.moderator.client, discussionID);
  expect(body.match(/embedQuote"/g)).toHaveLength(1);
  expect(body).not.toContain(SECRET);
  expect(body).toContain(`<a href="/discussion/${secretID}">`);
});
