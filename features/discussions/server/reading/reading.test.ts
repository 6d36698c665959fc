import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../../comments/server/testing/many-comments.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let number = 0;
let reader: TestMember;
beforeEach(async () => {
  reader = await signedIn(test, `Reader_${++number}`);
});

const view = (discussionID: number, lastNumberRead?: number) =>
  reader.client.post('/tick', {
    type: 'discussion_view',
    discussionID,
    url: `${test.url}/discussion/${discussionID}`,
    ...(lastNumberRead !== undefined && { lastNumberRead }),
  });
const unreadOf = async (discussionID: number) => {
  const { body } = await reader.client.get(`/discussions/${discussionID}`);
  return [body.unread, body.countUnread];
};
/** What pages show of it. */
const markOf = async (discussionID: number) => {
  const path = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}`;
  const { body, text } = await reader.client.get(path);
  if (!body.viewerState) throw new Error(text);
  return body.viewerState.reads[discussionID];
};
const leadsTo = async (path: string, who = reader) => {
  const { status, headers } = await who.client.page(path);
  return [status, String(headers.get('location')).replace(test.url, '')];
};

async function commented(count: number) {
  const { discussionID } = await discussionBy(test.member.client);
  const ids: number[] = [];
  for (let at = 0; at < count; at++) ids.push((await commentOn(test.member.client, discussionID)).commentID);
  return { discussionID, ids };
}

describe('all marked read', () => {
  it('is everything of the site, and what is written later is new again', async () => {
    const { discussionID } = await commented(2);
    expect(await unreadOf(discussionID)).toEqual([true, undefined]);
    expect((await reader.client.put('/discussions/read', {})).body.dateRead).toMatch(/^\d{4}-/);
    expect(await unreadOf(discussionID)).toEqual([false, 0]);
    expect(await markOf(discussionID)).toMatchObject({ countCommentsRead: 2, lastNumberRead: 2 });
    await commentOn(test.other.client, discussionID);
    expect(await unreadOf(discussionID)).toEqual([true, 1]);
    expect(await markOf(discussionID)).toMatchObject({ countCommentsRead: 2, lastNumberRead: 2 });
    const later = await discussionBy(test.other.client);
    expect(await unreadOf(later.discussionID)).toEqual([true, undefined]);
  });

  it('is one category alone, where that is asked for', async () => {
    const { body: category } = await test.admin.client.post('/categories', {
      name: 'Wax',
      urlcode: `wax-${number}`,
    });
    const inside = await discussionBy(test.member.client, { categoryID: category.categoryID });
    const outside = await discussionBy(test.member.client);
    await reader.client.put('/discussions/read', { categoryID: category.categoryID });
    expect(await unreadOf(inside.discussionID)).toEqual([false, 0]);
    expect(await unreadOf(outside.discussionID)).toEqual([true, undefined]);
    const hidden = { categoryID: test.privateCategoryID };
    expect((await reader.client.put('/discussions/read', hidden)).status).toBe(403);
    expect((await test.guest.put('/discussions/read', {})).status).toBe(403);
  });

  it('is one row, however much there is, and reading further goes on from it', async () => {
    const { discussionID } = await commented(3);
    await view(discussionID, 1);
    expect(await unreadOf(discussionID)).toEqual([true, 2]);
    await reader.client.put('/discussions/read', { categoryID: 1 });
    await reader.client.put('/discussions/read', {});
    const rows = await test.site.database.rows(sql`select from read_up_to where user_id = ${reader.userID}`);
    expect(rows).toHaveLength(1);
    expect(await unreadOf(discussionID)).toEqual([false, 0]);
    await commentOn(test.other.client, discussionID);
    await view(discussionID);
    expect(await unreadOf(discussionID)).toEqual([false, 0]);
  });
});

describe('what was written before somebody joined', () => {
  it('is read; what comes after is new, in old threads too', async () => {
    const { discussionID } = await commented(2);
    reader = await signedIn(test, `Late_${number}`);
    expect(await unreadOf(discussionID)).toEqual([false, 0]);
    await commentOn(test.other.client, discussionID);
    expect(await unreadOf(discussionID)).toEqual([true, 1]);
    expect(await markOf(discussionID)).toMatchObject({ countCommentsRead: 2, lastNumberRead: 2 });
    const later = await discussionBy(test.other.client);
    expect(await unreadOf(later.discussionID)).toEqual([true, undefined]);
  });

  it('is told apart in a thread that grew by thousands', async () => {
    const { discussionID } = await commented(2);
    reader = await signedIn(test, `Latest_${number}`);
    await writeComments(test.site.database, discussionID, test.other.userID, 2000, 3);
    await recountAll(test);
    expect(await unreadOf(discussionID)).toEqual([true, 2000]);
    expect(await markOf(discussionID)).toMatchObject({ countCommentsRead: 2, lastNumberRead: 2 });
  });
});

describe('the first unread post', () => {
  it('is led to wherever it is by now, and nobody’s own comment is news', async () => {
    const { discussionID, ids } = await commented(3);
    const address = `/discussion/unread/${discussionID}`;
    expect(await leadsTo(address)).toEqual([302, expect.stringContaining(`/discussion/${discussionID}/`)]);
    await view(discussionID, 1);
    expect(await leadsTo(address)).toEqual([302, `/discussion/comment/${ids[1]}#Comment_${ids[1]}`]);
    await test.admin.client.delete(`/comments/${ids[1]}`);
    expect(await leadsTo(address)).toEqual([302, `/discussion/comment/${ids[2]}#Comment_${ids[2]}`]);
    await view(discussionID);
    await commentOn(reader.client, discussionID);
    expect(await leadsTo(address)).toEqual([302, expect.stringContaining(`/discussion/${discussionID}/`)]);
    const { discussionID: secret } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    expect((await leadsTo(`/discussion/unread/${secret}`))[0]).toBe(403);
  });
});

describe('a comment by its number', () => {
  it('is led to for everybody, and the nearest that is left where it is gone', async () => {
    const { discussionID, ids } = await commented(3);
    const at = (number: string | number) => leadsTo(`/discussion/at/${discussionID}/${number}`);
    const comment = (id: number | undefined) => [302, `/discussion/comment/${id}#Comment_${id}`];
    expect(await at(2)).toEqual(comment(ids[1]));
    expect((await test.guest.page(`/discussion/at/${discussionID}/2`)).status).toBe(302);
    await test.admin.client.delete(`/comments/${ids[1]}`);
    expect(await at(2)).toEqual(comment(ids[2]));
    expect(await at(99)).toEqual(comment(ids[2]));
    for (const odd of [0, -7, 'x', '9'.repeat(30)]) expect(await at(odd)).toEqual(comment(ids[0]));
    const empty = await discussionBy(test.other.client);
    expect(await leadsTo(`/discussion/at/${empty.discussionID}/1`)).toEqual([
      302,
      expect.stringContaining(`/discussion/${empty.discussionID}/`),
    ]);
    expect((await leadsTo('/discussion/at/999999/1'))[0]).toBe(404);
    const { discussionID: secret } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    expect((await leadsTo(`/discussion/at/${secret}/1`))[0]).toBe(403);
  });
});

describe('where somebody stopped', () => {
  it('is kept on the server, marks nothing read, and is gone on from', async () => {
    const { discussionID, ids } = await commented(3);
    await view(discussionID, 1);
    const place = (body: object) => reader.client.put(`/discussions/${discussionID}/reading-place`, body);
    expect((await place({ number: 2 })).body).toEqual({ number: 2 });
    expect(await markOf(discussionID)).toEqual({ countCommentsRead: 1, lastNumberRead: 1, placeNumber: 2 });
    const address = `/discussion/continue/${discussionID}`;
    expect(await leadsTo(address)).toEqual([302, `/discussion/comment/${ids[1]}#Comment_${ids[1]}`]);
    expect(await leadsTo(address, test.other)).toEqual([
      302,
      expect.stringContaining(`/discussion/${discussionID}/`),
    ]);
    expect((await place({ number: 999 })).body).toEqual({ number: 3 });
    expect((await place({ number: 0 })).status).toBe(422);
    expect((await place({})).status).toBe(400);
  });

  it('is read from the nearer end where numbers have gaps', async () => {
    const { discussionID, ids } = await commented(6);
    await test.admin.client.delete(`/comments/${ids[1]}`);
    await view(discussionID, 3);
    expect(await unreadOf(discussionID)).toEqual([true, 3]);
    await view(discussionID, 5);
    expect(await unreadOf(discussionID)).toEqual([true, 1]);
  });
});
