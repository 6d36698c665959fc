// Posts that go out at a chosen time: once, by their author's rights at that moment, and never silently not.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { publishDraftJob } from './publish-draft.ts';

const test = communityOfFile();
let author: TestMember;
let roleID: number;
let number = 0;

beforeAll(async () => {
  author = await signedIn(test, 'Scheduler');
  const { body } = await test.admin.client.post('/roles', {
    name: 'Schedulers',
    permissions: [{ type: 'global', permissions: { 'schedule.allow': true } }],
  });
  roleID = body.roleID;
  await setRoles([8, roleID]);
});

const setRoles = (roles: number[]): Promise<unknown> =>
  test.admin.client.patch(`/users/${author.userID}`, { roleID: roles });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const post = (more: object = {}, meta: object = {}) => ({
  recordType: 'discussion',
  parentRecordType: 'category',
  parentRecordID: 1,
  attributes: {
    body: `On its way, ${++number}.`,
    format: 'markdown',
    draftMeta: {
      name: `Later ${number}`,
      postTypeID: 'discussion',
      categoryID: 1,
      pinLocation: 'none',
      pinned: false,
      postMeta: {},
      ...meta,
    },
  },
  draftStatus: 'scheduled',
  dateScheduled: inMinutes(60),
  ...more,
});

async function scheduled(more: object = {}, meta: object = {}) {
  const { status, body, text } = await author.client.post('/drafts', post(more, meta));
  expect([status, text]).toEqual([201, expect.any(String)]);
  return body;
}

/** As if its time had come, and the job with it. */
async function come(draftID: number): Promise<void> {
  await test.site.database.execute(
    sql`update drafts set date_scheduled = now() - interval '1 second' where draft_id = ${draftID}`,
  );
  await publishDraftJob(test.site, { draftID });
}

const draftOf = (draftID: number) => author.client.get(`/drafts/${draftID}`);
const failures = (draftID: number) =>
  test.site.database.rows(
    sql`select payload from events where type = 'scheduledPost.failed' and (payload->>'draftID')::int = ${draftID}`,
  );

describe('a schedule', () => {
  it('needs its permission, a time ahead and all that a post needs', async () => {
    const refused = async (more: object, client = author.client) => {
      const { status, body } = await client.post('/drafts', post(more));
      return [status, body.errors?.[0]?.field];
    };
    expect(await refused({}, test.member.client)).toEqual([403, undefined]);
    expect(await refused({ dateScheduled: inMinutes(10) })).toEqual([422, 'dateScheduled']);
    expect(await refused({ dateScheduled: inMinutes(400 * 24 * 60) })).toEqual([422, 'dateScheduled']);
    expect(await refused({ dateScheduled: undefined })).toEqual([400, 'dateScheduled']);
    expect(await refused({ dateScheduled: 'soon' })).toEqual([422, 'dateScheduled']);
    expect(await refused({ attributes: { body: 'x', format: 'text', draftMeta: { name: 'y' } } })).toEqual([
      400,
      'attributes.draftMeta.postTypeID',
    ]);
    expect(await refused({ recordType: 'comment' })).toEqual([422, 'recordType']);
    await test.admin.client.patch('/config', { 'community.drafts.scheduling': false });
    expect((await author.client.post('/drafts', post())).body.code).toBe('draft.schedulingOff');
    await test.admin.client.patch('/config', { 'community.drafts.scheduling': true });
  });

  it('is listed with the address that the post will have, moved and cancelled', async () => {
    const { draftID, recordID } = await scheduled();
    const { body: list } = await author.client.get('/drafts?draftStatus=scheduled&expand=true');
    expect(list).toMatchObject([
      {
        draftID,
        permaLink: `${test.site.url}/discussion/${recordID}`,
        editUrl: `${test.site.url}/post/editdiscussion/0/${draftID}`,
      },
    ]);
    expect((await author.client.get('/drafts')).body).toEqual([]);
    const dateScheduled = inMinutes(120);
    const moved = await author.client.patch(`/drafts/schedule/${draftID}`, { dateScheduled });
    expect(Date.parse(moved.body.dateScheduled)).toBeCloseTo(Date.parse(dateScheduled), -4);
    expect((await author.client.patch(`/drafts/schedule/${draftID}`, {})).status).toBe(400);
    const cancelled = await author.client.patch(`/drafts/cancel-schedule/${draftID}`);
    expect(cancelled.body).toMatchObject({ draftStatus: 'draft', dateScheduled: null });
    expect(cancelled.body.recordID).toBeUndefined();
    expect((await author.client.patch(`/drafts/cancel-schedule/${draftID}`)).status).toBe(400);
    expect((await author.client.patch(`/drafts/schedule/${draftID}`, { dateScheduled })).status).toBe(400);
    await publishDraftJob(test.site, { draftID });
    expect((await draftOf(draftID)).status).toBe(200);
  });

  it('ends with a change that does not say it again', async () => {
    const { draftID, attributes } = await scheduled();
    const again = await author.client.patch(`/drafts/${draftID}`, { attributes, draftStatus: 'scheduled' });
    expect(again.body).toMatchObject({ draftStatus: 'scheduled', dateScheduled: expect.any(String) });
    const plain = await author.client.patch(`/drafts/${draftID}`, { attributes });
    expect(plain.body).toMatchObject({ draftStatus: 'draft', dateScheduled: null });
  });

  it('is the only one of a post', async () => {
    const { discussionID } = await discussionBy(author.client);
    const { draftID } = await scheduled({ recordID: discussionID });
    const second = await author.client.post('/drafts', post({ recordID: discussionID }));
    expect(second.body.errors).toMatchObject([{ field: 'recordID', draftID, isOwnSchedule: true }]);
    expect(second.status).toBe(400);
    await author.client.delete(`/drafts/${draftID}`);
  });
});

/** What is amiss, how it comes to be, a word of the reason, and what the draft says. */
type Case = [when: string, change: () => Promise<unknown>, words: string, meta?: object | 'private'];

describe('at its time', () => {
  it('a post stands under its number, by its author, and its draft is gone', async () => {
    const { draftID, recordID } = await scheduled();
    await publishDraftJob(test.site, { draftID });
    expect((await draftOf(draftID)).status).toBe(200);
    await come(draftID);
    const { status, body } = await test.guest.get(`/discussions/${recordID}`);
    expect([status, body]).toMatchObject([
      200,
      { name: `Later ${number}`, insertUserID: author.userID, categoryID: 1, pinned: false },
    ]);
    expect((await draftOf(draftID)).status).toBe(404);
    await publishDraftJob(test.site, { draftID });
    expect((await test.guest.get(`/discussions?insertUserID=${author.userID}&limit=50`)).body).toHaveLength(
      2,
    );
  });

  it('two who post it at once post it once', async () => {
    const { draftID, recordID } = await scheduled();
    await test.site.database.execute(
      sql`update drafts set date_scheduled = now() where draft_id = ${draftID}`,
    );
    await Promise.all([1, 2, 3].map(() => publishDraftJob(test.site, { draftID })));
    const named = await test.site.database.rows(
      sql`select from discussions where name = ${`Later ${number}`}`,
    );
    expect(named).toHaveLength(1);
    expect((await test.guest.get(`/discussions/${recordID}`)).status).toBe(200);
    expect(await failures(draftID)).toEqual([]);
  });

  it('an edit changes the post that it is of', async () => {
    const { discussionID } = await discussionBy(author.client, { name: 'As it was' });
    const { draftID } = await scheduled({ recordID: discussionID });
    expect((await author.client.get('/drafts?draftStatus=scheduled&expand=true')).body[0].editUrl).toContain(
      `/post/editdiscussion/${discussionID}/${draftID}`,
    );
    await come(draftID);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.name).toBe(`Later ${number}`);
    expect((await draftOf(draftID)).status).toBe(404);
  });

  it.each([
    ['the permission to schedule is gone', () => setRoles([8]), 'any more: “Schedule posts”'],
    [
      'the author may not announce',
      async () => {},
      'any more: “Announce posts”',
      { pinLocation: 'recent', pinned: true },
    ],
    ['the place is out of sight', async () => {}, 'permission', 'private'],
    [
      'the title is too long',
      async () => {},
      '“Title” is 20 characters too long.',
      { name: 'x'.repeat(120) },
    ],
  ] satisfies Case[])(
    'is not posted where %s, says so and is stored',
    async (...[, change, words, meta]: Case) => {
      const draft = await scheduled({}, meta === 'private' ? { categoryID: test.privateCategoryID } : meta);
      await change();
      await come(draft.draftID);
      const { body } = await author.client.get('/drafts?draftStatus=error&expand=true');
      expect(body[0]).toMatchObject({ draftID: draft.draftID, draftStatus: 'error' });
      expect(body[0].failedReason).toContain(words);
      expect(body[0].failedReason).not.toMatch(/[a-z]\.[a-z]/);
      const isOfField = words.startsWith('“Title”');
      expect(body[0].failedFields).toEqual(
        isOfField ? [{ field: 'name', message: body[0].failedReason }] : null,
      );
      expect((await test.admin.client.get(`/discussions/${draft.recordID}`)).status).toBe(404);
      expect(await failures(draft.draftID)).toMatchObject([
        { payload: { draftID: draft.draftID, userID: author.userID, failedReason: body[0].failedReason } },
      ]);
      await publishDraftJob(test.site, { draftID: draft.draftID });
      expect(await failures(draft.draftID)).toHaveLength(1);
      await setRoles([8, roleID]);
      const mended = await author.client.patch(`/drafts/${draft.draftID}`, {
        draftStatus: 'scheduled',
        dateScheduled: inMinutes(30),
      });
      expect(mended.body.draftStatus).toBe('scheduled');
      expect(mended.body.failedFields).toBeUndefined();
      await author.client.delete(`/drafts/${draft.draftID}`);
    },
  );

  it('a post that is posted before stands under its number, and is posted once', async () => {
    const { draftID, recordID } = await scheduled();
    const now = { name: 'Sooner', body: 'Now.', format: 'markdown', categoryID: 1, draftID };
    expect((await test.member.client.post('/discussions', now)).body.discussionID).not.toBe(recordID);
    expect((await draftOf(draftID)).status).toBe(200);
    const { status, body } = await author.client.post('/discussions', now);
    expect([status, body.discussionID]).toEqual([201, recordID]);
    expect((await draftOf(draftID)).status).toBe(404);
    await publishDraftJob(test.site, { draftID });
    expect((await test.guest.get(`/discussions?discussionID=${recordID}`)).body).toHaveLength(1);
  });

  it('is waited for while its author posts too much', async () => {
    const { draftID } = await scheduled();
    await test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1 });
    await come(draftID);
    expect((await draftOf(draftID)).body.draftStatus).toBe('scheduled');
    await test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 });
    await come(draftID);
    expect((await draftOf(draftID)).status).toBe(404);
  });
});
