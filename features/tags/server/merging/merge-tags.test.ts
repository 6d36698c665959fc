import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { miscounted } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ withJobs: true });
const ids: Record<string, number> = {};

const add = async (name: string, more: object = {}) => {
  const { status, body } = await test.admin.client.post('/tags', { name, ...more });
  expect(status).toBe(201);
  ids[name] = body.tagID;
  return body.tagID as number;
};
const merge = (tagIDs: number[], destinationTagID: number) =>
  test.admin.client.patch('/tags/merge', { tagIDs, destinationTagID });
const tagsOf = async (discussionID: number) => {
  const { body } = await test.guest.get(`/discussions/${discussionID}?expand=tags`);
  return body.tags.map(({ name }: { name: string }) => name);
};
const countOf = async (tagID: number) => (await test.guest.get(`/tags/${tagID}`)).body.countDiscussions;
const newest = async (recordID: number): Promise<number> =>
  (await test.admin.client.get(`/audit-logs?recordType=tag&recordID=${recordID}`)).body[0].auditLogID;
beforeAll(async () => {
  for (const name of ['Bees', 'Honeybees', 'Hives']) await add(name);
});

describe('merging tags', () => {
  it('gives discussions the one that stays, once, leads its address there, and is undone', async () => {
    const { Bees = 0, Honeybees = 0 } = ids;
    const one = await discussionBy(test.member.client, { tagIDs: [Honeybees] });
    const both = await discussionBy(test.member.client, { tagIDs: [Bees, Honeybees] });
    const hidden = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
      tagIDs: [Honeybees],
    });
    await test.member.client.put(`/follows/tag/${Honeybees}`, { followed: true });
    expect(await merge([Honeybees], Bees)).toMatchObject({
      status: 200,
      body: { progress: { successIDs: [Honeybees], failedIDs: [] } },
    });
    expect(await tagsOf(one.discussionID)).toEqual(['Bees']);
    expect(await tagsOf(both.discussionID)).toEqual(['Bees']);
    expect(await countOf(Bees)).toBe(2);
    expect((await test.moderator.client.get(`/tags/${Bees}`)).body.countDiscussions).toBe(3);
    expect(await miscounted(test)).toEqual([]);
    expect((await test.guest.get(`/tags/${Honeybees}`)).status).toBe(404);
    const old = await test.guest.page('/discussions/tagged/honeybees');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/discussions/tagged/bees']);
    const followed = (await test.member.client.get('/follows?recordType=tag')).body;
    expect(JSON.stringify(followed)).toContain(`"recordID":${Bees}`);
    // Sent again, it is done already; and whoever writes the old name means the new one.
    expect((await merge([Honeybees], Bees)).body.progress.failedIDs).toEqual([]);
    const later = await discussionBy(test.admin.client, { newTagNames: ['honeybees'] });
    expect(await tagsOf(later.discussionID)).toEqual(['Bees']);

    const undone = await test.admin.client.post('/audit-logs/undo', {
      auditLogIDs: [await newest(Honeybees)],
    });
    expect(undone.body.progress).toMatchObject({ failedIDs: [] });
    expect(await tagsOf(one.discussionID)).toEqual(['Honeybees']);
    expect(await tagsOf(both.discussionID)).toEqual(['Bees', 'Honeybees']);
    expect(await tagsOf(later.discussionID)).toEqual(['Bees']);
    expect([await countOf(Bees), await countOf(Honeybees)]).toEqual([2, 2]);
    expect(
      (await test.moderator.client.get(`/discussions/${hidden.discussionID}?expand=tags`)).body.tags,
    ).toEqual([expect.objectContaining({ name: 'Honeybees' })]);
    expect(await miscounted(test)).toEqual([]);
    expect((await test.guest.page('/discussions/tagged/honeybees')).status).toBe(200);
  });

  it('goes through more discussions than one step takes', async () => {
    const { Bees = 0 } = ids;
    const many = await add('Many');
    await test.site.database.execute(sql`
      with made as (
        insert into discussions (type, name, body, format, body_html, category_id, insert_user_id, last_user_id, date_held)
        select 'discussion', 'Number ' || n, 'x', 'text', 'x', 1, ${test.member.userID}, ${test.member.userID}, now() from generate_series(1, 450) n
        returning discussion_id
      )
      insert into discussion_tags (discussion_id, tag_id) select discussion_id, ${many} from made`);
    const left = () =>
      test.site.database.row<{ count: number }>(
        sql`select count(*)::int as count from discussion_tags where tag_id = ${many}`,
      );
    expect((await left())?.count).toBe(450);
    expect((await merge([many], Bees)).body.progress.successIDs).toEqual([many]);
    expect((await left())?.count).toBe(0);
    const undone = await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [await newest(many)] });
    expect(undone.body.progress.failedIDs).toEqual([]);
    expect((await left())?.count).toBe(450);
  });

  it('refuses what has tags below it, what is not there, and whoever does not manage the community', async () => {
    const { Bees = 0, Hives = 0 } = ids;
    await add('Frames', { parentTagID: Hives });
    const refused = await merge([Hives], Bees);
    expect(refused.body.progress.exceptionsByID[Hives]).toMatchObject({
      message: 'This tag has tags below it.',
    });
    expect((await merge([4711], Bees)).body.progress.failedIDs).toEqual([4711]);
    expect((await merge([Bees], 4711)).status).toBe(404);
    const body = { tagIDs: [Hives], destinationTagID: Bees };
    expect((await test.moderator.client.patch('/tags/merge', body)).status).toBe(403);
  });

  it('is not undone where the name was given to another one since', async () => {
    const { Bees = 0 } = ids;
    const wax = await add('Wax');
    await merge([wax], Bees);
    await add('Wax');
    const undone = await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [await newest(wax)] });
    expect(undone.body.progress.failedIDs).toHaveLength(1);
    expect(await countOf(ids.Wax ?? 0)).toBe(0);
  });
});
