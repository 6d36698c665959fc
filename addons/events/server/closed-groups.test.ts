// Places at events of a public group that is made private or secret: who is no member sees them no more, and keeps none.
import { countedCommunity, done, signedIn, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const WAIT = { timeout: 20_000 };
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
});

let number = 0;
const member = (name: string) => signedIn(test, `${name}${number}`);

async function meeting(more: Record<string, unknown> = {}) {
  number += 1;
  const leader = await member('Leader');
  const { groupID } = await done(
    leader.client.post('/groups', { name: `Allotment ${number}`, privacy: 'public' }),
  );
  const { eventID } = await done(
    leader.client.post('/events', {
      ...{ name: `Digging ${number}`, body: 'Come', dateStarts: '2190-03-28T10:00' },
      ...{ parentRecordType: 'group', parentRecordID: groupID, ...more },
    }),
  );
  const joins = async (name: string) => {
    const joining = await member(name);
    await done(test.admin.client.post(`/groups/${groupID}/members`, { userID: joining.userID }));
    return joining;
  };
  return { leader, group: `/groups/${groupID}` as const, event: `/events/${eventID}` as const, joins };
}

const answer = ({ client }: TestMember, event: string, attending = 'yes') =>
  done(client.post(`${event}/participants`, { attending }));
/** Who answered; less than none: they wait. */
const answered = async ({ client }: TestMember, event: string) =>
  (await client.get(`${event}/participants`)).body.map(
    ({ userID, isWaiting }: { userID: number; isWaiting: boolean }) => (isWaiting ? -userID : userID),
  );
const heard = async ({ client }: TestMember) => (await client.get('/notifications')).text;

it.each(['private', 'secret'])(
  'a %s group: members keep theirs and move up, all others go',
  async (privacy) => {
    const { leader, group, event, joins } = await meeting({ capacity: 2 });
    const [passerBy, waits] = [await member('Passerby'), await member('Waits')];
    const [comes, moves] = [await joins('Comes'), await joins('Moves')];
    const may = await member('Maybe');
    for (const each of [passerBy, comes, waits, moves]) await answer(each, event);
    await answer(may, event, 'maybe');
    expect(await answered(leader, event)).toEqual([
      ...[passerBy.userID, comes.userID],
      ...[-waits.userID, -moves.userID, may.userID],
    ]);
    await done(leader.client.patch(group, { privacy }));
    await expect.poll(() => answered(leader, event), WAIT).toEqual([comes.userID, moves.userID]);
    expect((await leader.client.get(event)).body).toMatchObject({
      ...{ attendingYesCount: 2, attendingMaybeCount: 0, waitingCount: 0 },
    });
    await expect.poll(() => heard(moves), WAIT).toContain('A place is free');
    // They were never given one on their way out.
    expect(await heard(waits)).not.toContain('A place is free');
    expect((await passerBy.client.get(event)).status).toBe(403);
  },
);

it('who looks after all groups keeps theirs, and what is over stays as it was', async () => {
  const { leader, group, event } = await meeting();
  const passerBy = await member('Walksby');
  await answer(test.admin, event);
  await answer(passerBy, event);
  const past = await meeting();
  await answer(passerBy, past.event);
  await done(past.leader.client.patch(past.event, { dateStarts: '2001-03-28T10:00' }));
  await done(past.leader.client.patch(past.group, { privacy: 'private' }));
  await done(leader.client.patch(group, { privacy: 'private' }));
  await expect.poll(() => answered(leader, event), WAIT).toEqual([test.admin.userID]);
  expect(await answered(past.leader, past.event)).toEqual([passerBy.userID]);
});

it('a new name of a public group costs nobody a place', async () => {
  const { leader, group, event } = await meeting();
  const passerBy = await member('Strolls');
  await answer(passerBy, event);
  await done(leader.client.patch(group, { name: `Renamed ${number}` }));
  const closed = await meeting();
  await answer(passerBy, closed.event);
  await done(closed.leader.client.patch(closed.group, { privacy: 'secret' }));
  // By the time that the later one is through, so is the earlier one.
  await expect.poll(() => answered(closed.leader, closed.event), WAIT).toEqual([]);
  expect(await answered(leader, event)).toEqual([passerBy.userID]);
});

it('a public group that is deleted and comes back costs nobody a place', async () => {
  const passerBy = await member('Lingers');
  const back = await meeting();
  await answer(passerBy, back.event);
  await done(back.leader.client.delete(back.group));
  const groupID = back.group.split('/').at(-1);
  const { body: log } = await test.admin.client.get(`/audit-logs?recordType=group&recordID=${groupID}`);
  await done(test.admin.client.post('/audit-logs/undo', { auditLogIDs: [log[0].auditLogID] }));
  const closed = await meeting();
  await answer(passerBy, closed.event);
  await done(closed.leader.client.patch(closed.group, { privacy: 'secret' }));
  // By the time that the later one is through, so is the earlier one.
  await expect.poll(() => answered(closed.leader, closed.event), WAIT).toEqual([]);
  expect(await answered(back.leader, back.event)).toEqual([passerBy.userID]);
});
