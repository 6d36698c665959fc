import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { MAX_DRAFTS } from '../drafts.contract.ts';

const test = communityOfFile();

const attributes = (body: string, more: object = {}) => ({
  body,
  format: 'markdown',
  draftType: 'discussion',
  lastSaved: '2026-03-02T08:00:00.000Z',
  draftMeta: { name: 'Compost', postTypeID: 'discussion', categoryID: 1, tagIDs: [], pinned: false },
  ...more,
});

const ofPost = (body = 'Half a *thought*', more: object = {}) => ({
  recordType: 'discussion',
  parentRecordType: 'category',
  parentRecordID: 1,
  attributes: attributes(body),
  ...more,
});

const stored = async (client = test.member.client, post: object = ofPost()) => {
  const answer = await client.post('/drafts', post);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
};

const counted = async () => {
  const { body } = await test.member.client.get('/users/me-counts');
  return body.counts?.find((each: { name: string }) => each.name === 'Drafts')?.count;
};

describe('a draft', () => {
  it('has a body of operations or of text, as it was sent', async () => {
    const operations = [{ insert: 'a\n' }, { retain: 2, attributes: { bold: true } }, { delete: 1 }];
    for (const body of [operations, JSON.stringify(operations), '[{"type":"p","children":[{"text":"b"}]}]']) {
      const draft = { ...ofPost(), attributes: { ...attributes(''), body, format: 'rich' } };
      const { draftID } = await stored(test.member.client, draft);
      expect((await test.member.client.get(`/drafts/${draftID}/edit`)).body.attributes.body).toEqual(body);
      await test.member.client.delete(`/drafts/${draftID}`);
    }
  });

  it('is stored, read, changed, listed, counted and deleted by its author', async () => {
    const before = Number(await counted());
    const draft = await stored();
    expect(draft).toEqual({
      draftID: expect.any(Number),
      recordType: 'discussion',
      parentRecordType: 'category',
      parentRecordID: 1,
      attributes: attributes('Half a *thought*'),
      insertUserID: test.member.userID,
      dateInserted: expect.any(String),
      updateUserID: null,
      dateUpdated: null,
      draftStatus: 'draft',
      dateScheduled: null,
    });
    expect(await counted()).toBe(before + 1);
    const { client } = test.member;
    const path = `/drafts/${draft.draftID}`;
    expect((await client.get(path)).body).toEqual(draft);
    expect((await client.get(`${path}/edit`)).body).toEqual({
      draftID: draft.draftID,
      recordType: 'discussion',
      parentRecordType: 'category',
      parentRecordID: 1,
      attributes: attributes('Half a *thought*'),
      draftStatus: 'draft',
      dateScheduled: null,
    });
    const changed = await client.patch(path, { attributes: { body: 'A whole one' } });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        attributes: { body: 'A whole one', format: 'Text' },
        parentRecordID: 1,
        updateUserID: test.member.userID,
        dateUpdated: expect.any(String),
      },
    });
    const formatOf = async (body: unknown) =>
      (await client.patch(path, { attributes: { body } })).body.attributes.format;
    const nodes = [{ type: 'p', children: [{ text: 'Nodes' }] }];
    expect(await formatOf(nodes)).toBe('rich2');
    expect(await formatOf(JSON.stringify(nodes))).toBe('rich2');
    expect(await formatOf('[{"insert":"Operations"}]')).toBe('rich');
    expect(await formatOf('[{"words": in brackets')).toBe('Text');
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.delete(path)).status).toBe(404);
    expect((await client.get(path)).status).toBe(404);
    expect(await counted()).toBe(before);
  });

  it('is nobody else’s, but for moderators', async () => {
    const { draftID } = await stored();
    const path = `/drafts/${draftID}`;
    for (const address of [path, `${path}/edit`])
      expect((await test.other.client.get(address)).status).toBe(404);
    expect((await test.other.client.patch(path, { attributes: {} })).status).toBe(404);
    expect((await test.other.client.delete(path)).status).toBe(404);
    expect((await test.other.client.get('/drafts')).body).toEqual([]);
    expect((await test.guest.get('/drafts')).status).toBe(403);
    expect((await test.guest.post('/drafts', ofPost())).status).toBe(403);
    expect((await test.admin.client.get(path)).status).toBe(200);
  });

  it('says what its list needs: title, beginning, place and where it goes on', async () => {
    const { draftID } = await stored(test.other.client, ofPost('**Half** a thought about worms'));
    const { discussionID } = await discussionBy(test.member.client, { name: 'Worms at home' });
    const comment = {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      attributes: {
        body: '[{"type":"p","children":[{"text":"I have "},{"text":"worms"}]}]',
        format: 'rich2',
      },
    };
    await stored(test.other.client, comment);
    const reply = { ...comment, attributes: { ...comment.attributes, draftMeta: { commentParentID: 77 } } };
    await stored(test.other.client, reply);
    const { body, headers } = await test.other.client.get('/drafts?expand=true&sort=dateInserted&limit=2');
    expect(headers.get('x-app-page-result-count')).toBe('3');
    expect(body).toMatchObject([
      {
        draftID,
        name: 'Compost',
        excerpt: 'Half a thought about worms',
        editUrl: `${test.site.url}/post/editdiscussion/0/${draftID}`,
        breadCrumbs: [{ name: 'Home' }, { name: 'General' }],
        permaLink: null,
        failedReason: null,
      },
      {
        name: 'Worms at home',
        excerpt: 'I have worms',
        editUrl: `${test.site.url}/discussion/${discussionID}/worms-at-home?hasDraft=true#create-comment`,
      },
    ]);
    const { body: found } = await test.other.client.get(
      `/drafts?recordType=comment&parentRecordID=${discussionID}&sort=-dateInserted&expand=editUrl`,
    );
    expect(found[0].editUrl).toBe(`${test.site.url}/discussion/comment/77?hasDraft=true#Comment_77`);
    expect(found[0].name).toBeUndefined();
    expect((await test.other.client.get('/drafts?recordType=event')).body).toEqual([]);
    expect((await test.other.client.get('/drafts?dateUpdated=2001-01-01')).body).toEqual([]);
  });

  it('is named as its post will be, or else as older clients named it', async () => {
    const { client } = test.member;
    const nameOf = async (more: object) => {
      const { draftID } = await stored(client, ofPost('', { attributes: { body: 'x', ...more } }));
      const { body } = await client.get('/drafts?expand=true&sort=-dateInserted&limit=1');
      expect(body[0].draftID).toBe(draftID);
      return body[0].name;
    };
    expect(await nameOf({ name: 'Old one' })).toBe('Old one');
    expect(await nameOf({ name: 'Old one', draftMeta: { name: 'New one' } })).toBe('New one');
    expect(await nameOf({ name: 'Old one', draftMeta: { name: ' ' } })).toBe('Old one');
  });

  it('of an edit is found by its post, leads back to it, and goes with what is saved', async () => {
    const { client } = test.member;
    const { discussionID } = await discussionBy(client);
    const { body: comment } = await client.post('/comments', { discussionID, body: 'So', format: 'text' });
    const { draftID } = await stored(client, ofPost('New words', { recordID: discussionID }));
    const ofComment = await stored(client, {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      recordID: comment.commentID,
      attributes: { body: 'So, and so', format: 'text' },
    });
    const found = async (recordType: string, recordID: number) =>
      (await client.get(`/drafts?recordType=${recordType}&recordID=${recordID}&expand=editUrl`)).body;
    expect(await found('discussion', discussionID)).toMatchObject([
      { draftID, editUrl: `${test.site.url}/post/editdiscussion/${discussionID}/${draftID}` },
    ]);
    expect(await found('comment', comment.commentID)).toMatchObject([
      {
        draftID: ofComment.draftID,
        editUrl: `${test.site.url}/discussion/comment/${comment.commentID}?hasDraft=true#Comment_${comment.commentID}`,
      },
    ]);
    expect(await found('discussion', discussionID + 1000)).toEqual([]);
    const { body: page } = await client.get(
      `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`,
    );
    expect(page.viewerState?.threadDrafts).toEqual([
      { draftID: ofComment.draftID, discussionID, parentCommentID: null, commentID: comment.commentID },
    ]);
    expect((await client.patch(`/discussions/${discussionID}`, { body: 'New words', draftID })).status).toBe(
      200,
    );
    expect(await found('discussion', discussionID)).toEqual([]);
  });

  it('names no place that is out of sight', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      name: 'Behind the curtain',
      categoryID: test.privateCategoryID,
    });
    await stored(test.member.client, {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      attributes: { body: 'x', format: 'text' },
    });
    await stored(test.member.client, ofPost('y', { parentRecordID: test.privateCategoryID }));
    const answer = await test.member.client.get('/drafts?expand=true&limit=2');
    expect(answer.text).not.toContain('curtain');
    expect(answer.body.map((each: { breadCrumbs: unknown }) => each.breadCrumbs)).toEqual([null, null]);
  });

  it('of a comment needs a text, and no draft is endless', async () => {
    const comment = (body: unknown) => ({
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: 1,
      attributes: { body, format: 'rich2' },
    });
    const { client } = test.member;
    for (const empty of ['', ' ', '[{"type":"p","children":[{"text":""}]}]', undefined])
      expect((await client.post('/drafts', comment(empty))).status).toBe(422);
    expect((await client.post('/drafts', { recordType: 'discussion' })).status).toBe(400);
    const long = await client.post('/drafts', ofPost('x'.repeat(710_000)));
    expect(long.status).toBe(422);
    expect((await client.post('/drafts', { ...ofPost(), draftStatus: 'error' })).status).toBe(422);
    // As many nodes as go into the longest.
    const many = attributes(`[${'0,'.repeat(340_000)}0]`, { format: 'rich2' });
    expect((await client.post('/drafts', ofPost('', { attributes: many }))).status).toBe(201);
  });

  it('is refused when somebody has very many', async () => {
    const { userID, client } = test.moderator;
    await test.site.database.execute(sql`
      insert into drafts (record_type, attributes, insert_user_id)
      select 'discussion', '{}', ${userID} from generate_series(1, ${MAX_DRAFTS}::int)`);
    expect((await client.post('/drafts', ofPost())).body.code).toBe('draft.tooMany');
    await test.site.database.execute(sql`delete from drafts where insert_user_id = ${userID}`);
    await stored(client);
  });

  it('tells whoever saves over what another device saved, where it is asked', async () => {
    const { client } = test.member;
    const { draftID } = await stored();
    const path = `/drafts/${draftID}`;
    const etag = (await client.get(path)).headers.get('etag') ?? '';
    const first = await client.call('PATCH', path, { attributes: attributes('Phone') }, { 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await client.call('PATCH', path, { attributes: attributes('Desk') }, { 'if-match': etag });
    expect(second.status).toBe(409);
    expect((await client.get(path)).body.attributes.body).toBe('Phone');
    const next = first.headers.get('etag') ?? '';
    expect(
      (await client.call('PATCH', path, { attributes: attributes('Desk') }, { 'if-match': next })).status,
    ).toBe(200);
  });
});

describe('what is posted', () => {
  it('takes its draft along, and leaves those of others', async () => {
    const mine = await stored();
    const others = await stored(test.other.client);
    const post = { name: 'Compost', body: 'Whole', format: 'markdown', categoryID: 1 };
    const { client } = test.member;
    expect((await client.post('/discussions', { ...post, draftID: mine.draftID })).status).toBe(201);
    expect((await client.get(`/drafts/${mine.draftID}`)).status).toBe(404);
    const second = { ...post, body: 'Another', draftID: others.draftID };
    const { body: discussion } = await client.post('/discussions', second);
    expect((await test.other.client.get(`/drafts/${others.draftID}`)).status).toBe(200);
    const reply = await stored(client, {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
      attributes: { body: 'So so', format: 'text' },
    });
    const comment = { discussionID: discussion.discussionID, body: 'So so', format: 'text' };
    expect((await client.post('/comments', { ...comment, draftID: reply.draftID })).status).toBe(201);
    expect((await client.get(`/drafts/${reply.draftID}`)).status).toBe(404);
  });

  it('leaves the draft where posting failed', async () => {
    const { draftID } = await stored();
    const post = { name: 'x', body: 'y', format: 'markdown', categoryID: 999_999, draftID };
    expect((await test.member.client.post('/discussions', post)).status).toBeGreaterThanOrEqual(400);
    expect((await test.member.client.get(`/drafts/${draftID}`)).status).toBe(200);
  });
});
