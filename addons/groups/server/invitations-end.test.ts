// Invitations that nobody can use: of too many, to nobody, and after their time.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  jobsDone,
  mailsTo,
  mailTo,
  signedIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { invitationExpiries } from './invitation.expiries.ts';
import { mailInvitation } from './invitation.mails.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
});

let number = 0;

async function group(privacy = 'secret') {
  number += 1;
  const made = await done(test.member.client.post('/groups', { name: `Ferry ${number}`, privacy }));
  const path = `/groups/${made.groupID}` as const;
  return { groupID: made.groupID as number, name: made.name as string, path };
}

const tokenIn = (text: string) => /\/group\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const accept = (client: TestClient, token: string) => client.post('/groups/invitations/accept', { token });
const invite = (path: string, body: object) => test.member.client.post(`${path}/invitations`, body);
type OpenInvitation = { invitationID: number; email: string | null };
const openIn = async (path: string): Promise<OpenInvitation[]> =>
  (await test.member.client.get(`${path}/invitations`)).body;

/** Their time is over by now, since so many days. */
const lapse = (groupID: number, days = 0) =>
  test.site.database.execute(sql`
    update group_invitations
    set date_inserted = now() - interval '100 days', date_expires = now() - ${days} * interval '1 day'
    where group_id = ${groupID}`);

describe('as many open invitations as there can be', () => {
  it('leave no room for one more, by mail or by a link, until one is withdrawn or lapsed', async () => {
    const { groupID, path } = await group();
    await test.site.database.execute(sql`
      insert into group_invitations (group_id, email, email_key, nonce, token_hash, insert_user_id, date_expires)
      select ${groupID}, 'p' || n || '@example.net', 'p' || n || '@example.net', sha256(n::text::bytea),
        sha256(('of ' || ${groupID}::int || ' ' || n)::bytea), ${test.member.userID}, now() + interval '1 day'
      from generate_series(1, 500) n`);
    const link = () => test.member.client.post(`${path}/invitations/link`, {});
    const refusals = [await invite(path, { emails: ['one.more@example.net'] }), await link()];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([400, 'group.tooManyInvitations']),
    );
    const [newest] = (await openIn(path)) as [OpenInvitation];
    await done(test.member.client.delete(`${path}/invitations/${newest.invitationID}`));
    expect((await link()).status).toBe(201);
    expect((await link()).body.code).toBe('group.tooManyInvitations');
    await lapse(groupID);
    expect((await invite(path, { emails: ['one.more@example.net'] })).status).toBe(201);
    await mailTo(test, 'one.more@example.net');
    expect((await openIn(path)).map(({ email }) => email)).toEqual(['one.more@example.net']);
  });

  it('refuse members who are named beside an address, too: all or none', async () => {
    const { groupID, path } = await group();
    await test.site.database.execute(sql`
      insert into group_invitations (group_id, nonce, token_hash, insert_user_id, date_expires)
      select ${groupID}, sha256(n::text::bytea), sha256(('for ' || ${groupID}::int || ' ' || n)::bytea),
        ${test.member.userID}, now() + interval '1 day' from generate_series(1, 500) n`);
    const both = { userIDs: [test.other.userID], emails: ['beside@example.net'] };
    expect((await invite(path, both)).body.code).toBe('group.tooManyInvitations');
    expect((await test.member.client.get(`${path}/invites`)).body).toEqual([]);
    expect((await test.other.client.get(path)).status).toBe(404);
    await jobsDone(test);
    expect(await mailsTo(test, 'beside@example.net')).toEqual([]);
  });
});

describe('members who are not there', () => {
  it('are left out of those who are invited, unknown or deleted', async () => {
    const { path } = await group();
    const gone = await signedIn(test, 'Rowedaway');
    await done(test.admin.client.delete(`/users/${gone.userID}`, { deleteMethod: 'keep' }));
    const userIDs = [2_000_000_000, gone.userID, test.other.userID, test.other.userID];
    const answer = await invite(path, { userIDs });
    const ids = (rows: { userID: number }[]) => rows.map(({ userID }) => userID);
    expect([answer.status, ids(answer.body)]).toEqual([201, [test.other.userID]]);
    expect(ids((await test.member.client.get(`${path}/invites`)).body)).toEqual([test.other.userID]);
    const nobody = await invite(path, { userIDs: [gone.userID] });
    expect([nobody.status, ids(nobody.body)]).toEqual([201, [test.other.userID]]);
    expect((await invite(path, { userIDs: ['Otto'] })).status).toBe(422);
  });
});

describe('an invitation that lapsed', () => {
  it.each(['mail', 'link'])('by %s lets nobody in, names no group, and stands in no list', async (by) => {
    const { groupID, name, path } = await group();
    const email = `late.${number}@example.net`;
    let token: string;
    if (by === 'mail') {
      await done(invite(path, { emails: [email] }));
      token = tokenIn(await mailTo(test, email));
    } else token = tokenIn((await done(test.member.client.post(`${path}/invitations/link`, {}))).url);
    const page = async () => (await test.guest.page(`/group/invitation/${token}`)).text.includes(name);
    expect([await page(), (await openIn(path)).length]).toEqual([true, 1]);
    await lapse(groupID);
    expect([await page(), (await openIn(path)).length]).toEqual([false, 0]);
    const late = await accept(test.other.client, token);
    expect([late.status, late.body.code]).toEqual([404, 'group.invitationGone']);
    expect((await test.other.client.get(path)).status).toBe(404);
    expect((await test.member.client.get(path)).body.countMembers).toBe(1);
  });

  it('is sent again to whoever is asked again, with another address', async () => {
    const { groupID, path } = await group();
    const email = 'again@example.net';
    await done(invite(path, { emails: [email] }));
    const first = tokenIn(await mailTo(test, email));
    await lapse(groupID);
    await done(invite(path, { emails: [email] }));
    await jobsDone(test);
    const tokens = (await mailsTo(test, email)).map(tokenIn);
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
    const second = tokens.find((each) => each !== first) ?? '';
    expect((await accept(test.other.client, first)).status).toBe(404);
    expect((await accept(test.other.client, second)).body.groupID).toBe(groupID);
  });

  it('is not mailed any more where the mail waited longer than that', async () => {
    const { groupID, path } = await group();
    await test.site.database.execute(sql`
      insert into group_invitations (group_id, email, email_key, nonce, token_hash, insert_user_id, date_expires)
      values (${groupID}, 'slow@example.net', 'slow@example.net', '\\x01', '\\x0102', ${test.member.userID},
        now() + interval '1 day')`);
    const [{ invitationID }] = (await openIn(path)) as [OpenInvitation];
    await lapse(groupID);
    await mailInvitation(test.site, { invitationID });
    expect(await mailsTo(test, 'slow@example.net')).toEqual([]);
    await test.site.database.execute(sql`
      update group_invitations set date_expires = now() + interval '1 day' where group_id = ${groupID}`);
    await mailInvitation(test.site, { invitationID });
    expect(await mailsTo(test, 'slow@example.net')).toHaveLength(1);
  });

  it('is forgotten with its address after a week, and not before', async () => {
    const [newer, older] = [await group(), await group()];
    for (const { path } of [newer, older]) await done(invite(path, { emails: ['forgotten@example.net'] }));
    await lapse(newer.groupID, 6);
    await lapse(older.groupID, 8);
    for (const { remove } of invitationExpiries ?? []) await remove(test.site.database, 1000);
    const rows = await test.site.database.rows<{ group_id: number }>(sql`
      select group_id from group_invitations where group_id = any(${[newer.groupID, older.groupID]}::int[])`);
    expect(rows).toEqual([{ group_id: newer.groupID }]);
  });
});
