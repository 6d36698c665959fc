import { describe, expect, it } from 'vitest';
import { chainAuditLog } from '../../../platform/server/audit-log/chain-audit-log.ts';
import { verifyAuditLog } from '../../../platform/server/audit-log/verify-audit-log.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy, letIn } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { AuditLogEntry } from '../audit-log.contract.ts';
import { auditCommands } from './audit.commands.ts';

const test = communityOfFile();

const entries = async (client: TestClient, query = ''): Promise<AuditLogEntry[]> => {
  const { status, body, text } = await client.get(`/audit-logs?${query}`);
  if (status !== 200) throw new Error(`GET /audit-logs answered ${status}: ${text}`);
  return body;
};
const actsOn = async (recordType: string, recordID: number) =>
  (await entries(test.admin.client, `recordType=${recordType}&recordID=${recordID}`)).map(
    ({ eventType }) => eventType,
  );

/** Looks after one category, and is a member elsewhere. */
async function moderatorOf(categoryID: number, name: string): Promise<TestMember> {
  const { body: role } = await test.admin.client.post('/roles', {
    name: `Moderators ${name}`,
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
  });
  await letIn(test.admin.client, role.roleID, categoryID, [
    'discussions.view',
    'discussions.close',
    'posts.moderate',
  ]);
  const made = await signedIn(test, name);
  await test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, role.roleID] });
  return made;
}

describe('what staff do to discussions', () => {
  it('is written down: who, what, before, after, why, and from which page', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const page = '0d5a9c4e-6f0f-4d39-9d4e-1d0a2b3c4d5e';
    const { status } = await test.moderator.client.call(
      'PATCH',
      `/discussions/${discussionID}`,
      { closed: true },
      {
        'x-audit-log-reason': encodeURIComponent('Zamknięte: wystarczy'),
        'x-parent-audit-log-id': page,
        'x-parent-audit-log-request-path': `/discussion/${discussionID}`,
        'x-parent-audit-log-request-method': 'GET',
        'x-parent-audit-log-request-query': '{"page":"2"}',
      },
    );
    expect(status).toBe(200);
    const [entry] = await entries(test.admin.client, `recordType=discussion&recordID=${discussionID}`);
    expect(entry).toMatchObject({
      eventType: 'discussion.closed',
      label: 'Closed a discussion',
      insertUserID: test.moderator.userID,
      insertUser: { name: 'Modesto' },
      recordUserID: test.member.userID,
      recordName: 'How do bees find their way?',
      recordUrl: expect.stringContaining(`/discussion/${discussionID}/`),
      categoryID: 1,
      before: { closed: false },
      after: { closed: true },
      reason: 'Zamknięte: wystarczy',
      requestMethod: 'PATCH',
      requestPath: `/api/v2/discussions/${discussionID}`,
      parentAuditLogID: page,
      parentRequestPath: `/discussion/${discussionID}`,
      parentRequestQuery: '{"page":"2"}',
      insertIPAddress: expect.any(String),
    });
    expect((await test.admin.client.get(`/audit-logs/${entry?.auditLogID}`)).body).toEqual(entry);
  });

  it('has an entry for each act, and none for what authors do with their own', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    await test.member.client.patch(path, { body: 'They follow the sun.' });
    expect(await actsOn('discussion', discussionID)).toEqual([]);
    await test.admin.client.patch(path, { pinned: true, pinLocation: 'category' });
    await test.admin.client.patch(path, { sink: true });
    await test.admin.client.patch(path, { body: 'They follow the moon.' });
    await test.admin.client.patch(`${path}/bump`);
    await test.admin.client.patch(path, { insertUserID: test.other.userID });
    await test.admin.client.patch(path, { categoryID: test.privateCategoryID });
    await test.admin.client.delete(path);
    expect(await actsOn('discussion', discussionID)).toEqual([
      'discussion.deleted',
      'discussion.moved',
      'discussion.authorChanged',
      'discussion.bumped',
      'discussion.edited',
      'discussion.sunk',
      'discussion.announced',
    ]);
  });

  it('is written in the transaction of the act: what is refused leaves nothing', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.other.client.patch(`/discussions/${discussionID}`, { closed: true });
    await test.admin.client.patch(`/discussions/${discussionID}`, { closed: true, categoryID: 99_999 });
    expect(await actsOn('discussion', discussionID)).toEqual([]);
  });
});

it('knows of comments, members, roles, categories and settings, too', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.member.client, discussionID);
  await test.moderator.client.patch(`/comments/${commentID}`, { body: 'Tidied up.' });
  await test.moderator.client.delete(`/comments/${commentID}`);
  expect(await actsOn('comment', commentID)).toEqual(['comment.deleted', 'comment.edited']);
  const { userID } = await signedIn(test, 'Barnaby');
  await test.admin.client.put(`/users/${userID}/ban`, { banned: true });
  await test.admin.client.patch(`/users/${userID}`, { roleID: [8, 32], banned: false });
  expect(await actsOn('user', userID)).toEqual(['user.unbanned', 'user.rolesChanged', 'user.banned']);
  const { body: role } = await test.admin.client.post('/roles', { name: 'Beekeepers' });
  await test.admin.client.patch(`/roles/${role.roleID}/permissions`, [
    { type: 'global', permissions: { 'curation.manage': true } },
  ]);
  const [changed] = await entries(test.admin.client, `recordType=role&recordID=${role.roleID}`);
  expect(changed).toMatchObject({ eventType: 'role.changed', after: { granted: ['curation.manage'] } });
  await test.admin.client.patch('/categories/1', { name: 'Hives' });
  const [category] = await entries(test.admin.client, 'recordType=category&recordID=1');
  expect(category).toMatchObject({ before: { name: 'General' }, after: { name: 'Hives' } });
  await test.admin.client.patch('/config', {
    'registration.captcha.secretKey': 'hush',
    'reactions.flags.sparedFromComments': 3,
  });
  const settings = await entries(test.admin.client, 'eventType=setting.changed');
  expect(settings.map(({ recordKey, before, after }) => [recordKey, before, after])).toEqual(
    expect.arrayContaining([
      ['registration.captcha.secretKey', { value: '(secret)' }, { value: '(secret)' }],
      ['reactions.flags.sparedFromComments', { value: 10 }, { value: 3 }],
    ]),
  );
});

describe('who reads it', () => {
  it('is closed for guests and members, and shows moderators what was done where they moderate', async () => {
    const open = await discussionBy(test.member.client);
    const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    await test.admin.client.patch(`/discussions/${open.discussionID}`, { sink: true });
    await test.admin.client.patch(`/discussions/${hidden.discussionID}`, { sink: true });
    const local = await moderatorOf(test.privateCategoryID, 'Priva');
    expect((await test.guest.get('/audit-logs')).status).toBe(403);
    expect((await test.member.client.get('/audit-logs')).status).toBe(403);
    const seen = async (client: TestClient) => {
      const found = await entries(client, 'eventType=discussion.sunk&limit=500');
      return [open, hidden].map(({ discussionID }) => found.some((each) => each.recordID === discussionID));
    };
    expect(await seen(test.admin.client)).toEqual([true, true]);
    expect(await seen(test.moderator.client)).toEqual([true, true]);
    expect(await seen(local.client)).toEqual([false, true]);
    const [other] = await entries(test.admin.client, `recordType=discussion&recordID=${open.discussionID}`);
    expect((await local.client.get(`/audit-logs/${other?.auditLogID}`)).status).toBe(404);
    const all = await entries(local.client, 'limit=500');
    expect(all.every(({ categoryID }) => categoryID === test.privateCategoryID)).toBe(true);
    expect(all[0]).not.toHaveProperty('insertIPAddress');
    expect((await local.client.get('/audit-logs?insertIPAddress=127.0.0.1')).status).toBe(403);
    expect(await entries(test.moderator.client, 'recordType=setting')).toEqual([]);
  });

  it('is exported by administrators, as CSV and as JSON', async () => {
    const path = '/dashboard/settings/audit-logs/export';
    expect((await test.moderator.client.page(`${path}.csv`)).status).toBe(403);
    expect((await test.guest.page(`${path}.json`)).status).toBe(403);
    const json = await test.admin.client.page(`${path}.json?eventType=discussion.closed`);
    const rows = JSON.parse(json.text) as { eventType: string; reason: string }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ eventType }) => eventType === 'discussion.closed')).toBe(true);
    const csv = await test.admin.client.page(`${path}.csv`);
    const all = await entries(test.admin.client, 'limit=500');
    expect(csv.text.split('\r\n')).toHaveLength(all.length + 2);
    expect(csv.text.split('\r\n')[0]).toMatch(/^auditLogID,dateInserted,eventType,/);
    expect((await test.admin.client.page(`${path}.xml`)).status).toBe(404);
  });

  it('refuses what is not as it should be', async () => {
    const answered = async (headers: Record<string, string>) =>
      (await test.admin.client.call('PATCH', '/discussions/1', { sink: true }, headers)).status;
    expect(await answered({ 'x-audit-log-reason': '%E0%A4%A' })).toBe(422);
    expect(await answered({ 'x-audit-log-reason': 'a'.repeat(501) })).toBe(422);
    expect(await answered({ 'x-parent-audit-log-id': 'nine' })).toBe(422);
    expect((await test.admin.client.get('/audit-logs?auditLogID=x')).status).toBe(422);
    expect((await test.admin.client.get('/audit-logs?page=201')).status).toBe(422);
  });
});

/** As somebody would do who has the database in their hands. */
const UNGUARDED = [
  sql`alter table audit_log disable trigger user`,
  sql`alter table audit_log_chain disable trigger user`,
  sql`alter table audit_log_chain drop constraint audit_log_chain_audit_log_id_fkey`,
  sql`alter table audit_log_origins drop constraint audit_log_origins_audit_log_id_fkey`,
  sql`alter table audit_log_undos drop constraint audit_log_undos_audit_log_id_fkey`,
];

describe('the chain', () => {
  const database = () => test.site.database;

  it('refuses that an entry is changed or removed', async () => {
    await chainAuditLog(test.site);
    for (const statement of [
      sql`update audit_log set user_id = 1`,
      sql`delete from audit_log`,
      sql`truncate audit_log cascade`,
      sql`update audit_log_chain set hash = hash`,
      sql`delete from audit_log_chain`,
    ])
      await expect(database().execute(statement)).rejects.toThrow('append-only');
  });

  it('gives every entry its place, also where many act at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => discussionBy(test.member.client)));
    await Promise.all(
      made.map(({ discussionID }) =>
        test.moderator.client.patch(`/discussions/${discussionID}`, { sink: true }),
      ),
    );
    await Promise.all([chainAuditLog(test.site), chainAuditLog(test.site), chainAuditLog(test.site)]);
    const counted = await database().row<{ total: number }>(sql`select count(*) as total from audit_log`);
    expect(await verifyAuditLog(database())).toEqual({
      length: counted?.total,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      waiting: 0,
    });
  });

  it('shows that an entry was changed, put in, or that the end was cut off', async () => {
    const before = await verifyAuditLog(database());
    const known = { position: before.length, hash: before.head };
    const tampered = async (statement: ReturnType<typeof sql>) => {
      let found: Awaited<ReturnType<typeof verifyAuditLog>> | undefined;
      const undo = new Error('undo');
      await database()
        .transaction(async (tx) => {
          for (const unguarded of UNGUARDED) await tx.execute(unguarded);
          await tx.execute(statement);
          found = await verifyAuditLog(tx, known);
          throw undo;
        })
        .catch((error) => {
          if (error !== undo) throw error;
        });
      return found?.problem;
    };
    const first = await database().row<{ id: number }>(sql`select min(audit_log_id) as id from audit_log`);
    const id = first?.id ?? 0;
    expect(await tampered(sql`update audit_log set reason = 'other' where audit_log_id = ${id}`)).toMatch(
      'is not as it was written',
    );
    expect(await tampered(sql`delete from audit_log where audit_log_id = ${id}`)).toMatch(
      `Entry ${id} is gone`,
    );
    expect(await tampered(sql`delete from audit_log_chain where position = 2`)).toMatch('no place 2');
    expect(
      await tampered(sql`insert into audit_log (act, user_id, record_type) values ('a.b', 1, 'a')`),
    ).toMatch('is not in the chain');
    expect(
      await tampered(sql`
        with cut as (delete from audit_log_chain where position > ${before.length - 1} returning audit_log_id)
        delete from audit_log where audit_log_id in (select audit_log_id from cut)`),
    ).toMatch('though it reached');
    expect(await verifyAuditLog(database(), known)).toEqual(before);
  });

  it('is verified from the command line', async () => {
    const [verify] = auditCommands;
    const printed: string[] = [];
    const out = { print: (line: string) => printed.push(line), progress: () => undefined, isJson: false };
    const run = (options: Record<string, string>) => verify?.run(test.site, { positional: [], options }, out);
    expect(await run({})).toBe(0);
    expect(printed[0]).toMatch(/^ok {2}\d+ entries, as they were written\. --head \d+:[0-9a-f]{64}$/);
    const head = printed[0]?.split('--head ')[1] ?? '';
    expect(await run({ head })).toBe(0);
    expect(await run({ head: head.replace(/:./, (text) => (text === ':0' ? ':1' : ':0')) })).toBe(3);
    await expect(run({ head: 'nothing' })).rejects.toThrow('POSITION:HASH');
  });
});
