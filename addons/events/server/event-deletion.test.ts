// Deleting an event: by those who organise it, whatever else they may not; its discussion stays, and the log tells.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, signedIn, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

let number = 0;
async function eventBy({ client }: Pick<TestMember, 'client'>, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    client.post('/events', {
      ...{ name: `Walk ${number}`, body: `Stage ${number}.`, parentRecordID: 1 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

/** What the log says of one event and its discussion. */
const actsOn = async ({ eventID, discussionID }: { eventID: number; discussionID: number }) =>
  (
    await test.site.database.rows<{ act: string; user_id: number }>(sql`
      select act, user_id from audit_log
      where (record_type = 'event' and record_id = ${eventID})
        or (record_type = 'discussion' and record_id = ${discussionID}) order by audit_log_id`)
  ).map(({ act, user_id }) => `${act} by ${user_id}`);

/** A private group with a leader and two members. */
async function group() {
  number += 1;
  const [leader, author, other] = [
    await signedIn(test, `Leads${number}`),
    await signedIn(test, `Plans${number}`),
    await signedIn(test, `Joins${number}`),
  ];
  const made = await done(leader.client.post('/groups', { name: `Ramblers ${number}`, privacy: 'private' }));
  for (const { userID } of [author, other])
    await done(test.admin.client.post(`/groups/${made.groupID}/members`, { userID }));
  const event = await eventBy(author, { parentRecordType: 'group', parentRecordID: made.groupID });
  return { leader, author, other, event, members: `/groups/${made.groupID}/members` as const };
}

describe('an event of a group', () => {
  it('is deleted by a leader, who may not edit the post; it stays, and the log says who did it', async () => {
    const { leader, author, other, event } = await group();
    await done(other.client.post(`${event.path}/participants`, { attending: 'yes' }));
    expect((await leader.client.get(event.path)).body.permissions).toMatchObject({
      organizer: false,
      edit: true,
      delete: true,
    });
    const words = { body: 'Mine now.' };
    expect((await leader.client.patch(`/discussions/${event.discussionID}`, words)).status).toBe(403);
    expect((await leader.client.delete(event.path)).status).toBe(204);
    expect((await author.client.get(event.path)).status).toBe(404);
    const post = (await author.client.get(`/discussions/${event.discussionID}`)).body;
    expect([post.type, post.postTypeID, post.attributes?.event]).toEqual([
      'discussion',
      'discussion',
      undefined,
    ]);
    expect(await actsOn(event)).toEqual([
      `discussion.typeChanged by ${leader.userID}`,
      `event.deleted by ${leader.userID}`,
    ]);
  });

  it('is not deleted by its members, by whoever leads it no more, nor by who cannot see it', async () => {
    const { leader, other, event, members } = await group();
    const refused = await other.client.delete(event.path);
    expect([refused.status, refused.body.code]).toEqual([403, 'event.organisersOnly']);
    expect((await other.client.get(event.path)).body.permissions.delete).toBe(false);
    expect((await test.member.client.delete(event.path)).status).toBe(403);
    await done(other.client.get(event.path));
    await done(test.admin.client.put(`${members}/${other.userID}/role`, { role: 'leader' }));
    await done(test.admin.client.put(`${members}/${leader.userID}/role`, { role: 'member' }));
    expect((await leader.client.delete(event.path)).status).toBe(403);
    expect((await leader.client.patch(event.path, { capacity: 2 })).status).toBe(403);
    expect((await other.client.delete(event.path)).status).toBe(204);
  });

  it('is on record when a leader moves it, and not when who announced it does', async () => {
    const { leader, author, event } = await group();
    await done(author.client.patch(event.path, { location: 'The hut' }));
    expect(await actsOn(event)).toEqual([]);
    await done(leader.client.patch(event.path, { location: 'The cave' }));
    expect(await actsOn(event)).toEqual([`event.changed by ${leader.userID}`]);
    const log = await done(test.admin.client.get('/audit-logs?limit=100'));
    expect(JSON.stringify(log)).toContain('event.changed');
  });
});

describe('an event of a category', () => {
  it('is deleted by its author when the time for edits is over, which the log says too', async () => {
    const event = await eventBy(test.member);
    await done(test.admin.client.patch('/config', { 'garden.editContentTimeout': 0 }));
    const words = { name: 'Another name' };
    expect((await test.member.client.patch(event.path, words)).status).toBe(400);
    expect((await test.member.client.delete(event.path)).status).toBe(204);
    expect(await actsOn(event)).toEqual([`event.deleted by ${test.member.userID}`]);
    await done(test.admin.client.patch('/config', { 'garden.editContentTimeout': -1 }));
  });

  it('is deleted by moderators, and by nobody twice', async () => {
    const event = await eventBy(test.member);
    expect((await test.guest.delete(event.path)).status).toBe(403);
    expect((await test.other.client.delete(event.path)).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => test.moderator.client.delete(event.path)));
    expect(both.map(({ status }) => status).sort()).toEqual(
      both.some(({ status }) => status === 404) ? [204, 404] : [204, 204],
    );
    expect((await test.moderator.client.delete(event.path)).status).toBe(404);
    expect(await actsOn(event)).toEqual([
      `discussion.typeChanged by ${test.moderator.userID}`,
      `event.deleted by ${test.moderator.userID}`,
    ]);
  });

  it('stays where the category is archived, unless staff delete it; an unknown one is not found', async () => {
    const made = await done(
      test.admin.client.post('/categories', { name: `Archive ${number}`, urlCode: `archive-${number}` }),
    );
    const event = await eventBy(test.member, { parentRecordID: made.categoryID });
    await done(test.admin.client.patch(`/categories/${made.categoryID}`, { isArchived: true }));
    const refused = await test.member.client.delete(event.path);
    expect([refused.status, refused.body.code]).toEqual([403, 'category.archived']);
    expect((await test.member.client.patch(event.path, { capacity: 2 })).body.code).toBe('category.archived');
    const mayDo = async ({ client }: TestMember) => (await client.get(event.path)).body.permissions;
    expect(await mayDo(test.member)).toMatchObject({
      organizer: true,
      create: false,
      edit: false,
      delete: false,
    });
    expect(await mayDo(test.moderator)).toMatchObject({ edit: true, delete: true });
    expect((await test.moderator.client.delete(event.path)).status).toBe(204);
    expect((await test.moderator.client.delete('/events/2000000000')).status).toBe(404);
    expect((await test.moderator.client.delete('/events/soon')).status).toBe(422);
  });
});
