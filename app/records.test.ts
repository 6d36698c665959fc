// The records of a community: which fields they have for a guest, a member and staff, and that of two people who edit
// one, whoever comes later with an old revision gets a conflict, and overwrites nothing.
import { beforeAll, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityWithRiddles } from '../features/discussions/server/testing/riddles.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';

const test = communityWithRiddles();
let discussionID: number;
let commentID: number;
beforeAll(async () => {
  const body = '![A bee](https://bees.example/bee.png)\n\nThey dance.';
  ({ discussionID } = await discussionBy(test.member.client, { body }));
  ({ commentID } = await commentOn(test.other.client, discussionID));
  const pin = { pinLocation: 'recent', closed: true, sink: true, newTagNames: ['bees'] };
  await test.admin.client.patch(`/discussions/${discussionID}`, pin);
  const tick = { type: 'discussion_view', discussionID };
  await test.member.client.call('POST', '/tick', tick, { 'user-agent': 'Mozilla/5.0 (X11) Gecko' });
  await commentOn(test.moderator.client, discussionID, { parentCommentID: commentID });
  const message = { body: 'Be kind.', format: 'text', viewLocation: 'content', layoutViewType: 'all' };
  await test.admin.client.post('/moderation-messages', message);
});

const DISCUSSION =
  'announce body bookmarked canonicalUrl categoryID closed countComments countViews dateInserted dateLastComment ' +
  'dateUpdated discussionID dismissed hot insertUser insertUserID labelCodes lastUser lastUserID name pinLocation ' +
  'pinned postTypeID score sink statusID type unread updateUserID url image';
const EXPANDED =
  'category excerpt snippet bodyRaw format lastPost breadcrumbs status reactions tags tagIDs postMeta permissions';
const COMMENT =
  'attributes body categoryID commentID countChildComments dateInserted dateUpdated depth discussionID format image ' +
  'insertUser insertUserID name parentCommentID parentRecordID parentRecordType score scoreChildComments type ' +
  'updateUserID url';
const CATEGORY =
  'allowedDiscussionTypes allowedPostTypeIDs bannerUrl bannerUrlSrcSet breadcrumbs categoryID countAllComments ' +
  'countAllDiscussions countCategories countComments countDiscussions countFollowers customPermissions dateInserted ' +
  'description displayAs featured followed hasRestrictedPostTypes iconUrl iconUrlSrcSet isArchived name ' +
  'parentCategoryID url urlcode';

it.each<[path: string, who: 'guest' | 'member' | 'moderator', fields: string]>([
  ['/discussions/1', 'guest', DISCUSSION],
  ['/discussions/1', 'member', `${DISCUSSION} countUnread`],
  ['/discussions/1', 'moderator', `${DISCUSSION} internalStatusID resolved`],
  ['/discussions/1?expand=all', 'guest', `${DISCUSSION} ${EXPANDED}`],
  ['/discussions/1?expand=all', 'moderator', `${DISCUSSION} ${EXPANDED} attachments internalStatus`],
  ['/discussions?expand=all', 'guest', `${DISCUSSION} ${EXPANDED}`],
  ['/comments/1', 'guest', COMMENT],
  ['/comments/1?expand=all', 'guest', `${COMMENT} reactions bodyRaw category`],
  ['/comments/1?expand=all', 'moderator', `${COMMENT} reactions bodyRaw category attachments`],
  ['/comments?commentID=1', 'guest', COMMENT],
  ['/categories/1', 'guest', `${CATEGORY} allowedPostTypeOptions`],
  [
    '/categories?expand=lastPost,preferences,permissions',
    'member',
    `${CATEGORY} depth sort children lastPost preferences permissions`,
  ],
  [
    '/discussions/1/edit',
    'member',
    'body categoryID closed discussionID format name pinLocation pinned postMeta postTypeID sink tagIDs type',
  ],
  [
    '/discussions/1/quote',
    'guest',
    'bodyRaw dateInserted dateUpdated discussionID format insertUser name url',
  ],
  ['/comments/1/edit', 'moderator', 'body commentID discussionID format'],
  ['/comments/1/quote', 'guest', 'bodyRaw commentID dateInserted dateUpdated format insertUser url'],
])('%s for a %s', async (path, who, fields) => {
  const client: TestClient = who === 'guest' ? test.guest : test[who].client;
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  const reported = Object.keys(Array.isArray(body) ? body[0] : body);
  expect(fields.split(' ').filter((field) => !reported.includes(field))).toEqual([]);
  if (who === 'guest')
    for (const field of ['internalStatusID', 'resolved', 'attachments', 'countUnread'])
      expect(reported).not.toContain(field);
});

it('labels say what a discussion is, and what is new to the reader', async () => {
  const labels = async (client: TestClient) =>
    (await client.get(`/discussions/${discussionID}`)).body.labelCodes;
  expect(await labels(test.guest)).toEqual(['announcement', 'closed', 'sink']);
  expect(await labels(test.other.client)).toContain('new');
  await test.moderator.client.put(`/discussions/${discussionID}/type`, { type: 'riddle' });
  expect(await labels(test.guest)).toContain('riddle');
  await test.moderator.client.put(`/discussions/${discussionID}/type`, { type: 'discussion' });
});

it('what is sunk is not raised by comments, everything else is', async () => {
  const { discussionID: floating } = await discussionBy(test.member.client);
  await test.site.database.execute(sql`
    update discussions set date_last_comment = '2026-01-01', date_inserted = '2026-01-01'`);
  for (const id of [discussionID, floating]) await commentOn(test.moderator.client, id);
  const last = async (id: number) => (await test.guest.get(`/discussions/${id}`)).body.dateLastComment;
  expect(await last(discussionID)).toBe('2026-01-01T00:00:00+00:00');
  expect(Date.now() - Date.parse(await last(floating))).toBeLessThan(60_000);
});

it.each(['/tags/1', '/moderation-messages/1'])(
  '%s tells its revision to those who may edit',
  async (path) => {
    expect((await test.member.client.get(path)).headers.get('etag')).toBeNull();
  },
);

it.each([
  ['/categories/1/edit', '/categories/1', { description: 'First' }, { description: 'Second' }],
  ['/roles/8/edit', '/roles/8', { description: 'First' }, { description: 'Second' }],
  ['/tags/1', '/tags/1', { name: 'First' }, { name: 'Second' }],
  ['/reactions/edit/Like', '/reactions/Like', { description: 'First' }, { description: 'Second' }],
  ['/moderation-messages/1', '/moderation-messages/1', { body: 'First' }, { body: 'Second' }],
])('%s', async (source, path, first, second) => {
  const { client } = test.admin;
  const read = async () => (await client.get(source)).headers.get('etag') as string;
  const revision = await read();
  expect(revision).toMatch(/^"[\w-]{22}"$/);
  const change = (patch: object, ifMatch?: string) =>
    client.call('PATCH', path, patch, ifMatch === undefined ? {} : { 'if-match': ifMatch });
  expect((await change(first, revision)).status).toBe(200);
  const refused = await change(second, revision);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(refused.body.revision).toBe(await read());
  expect((await change(second, await read())).status).toBe(200);
  expect((await change(first)).status).toBe(200);
});
