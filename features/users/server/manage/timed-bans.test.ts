import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { runWaitingJobs } from '../testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../testing/members.ts';

const test = communityOfFile({ withJobs: true });
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ban = (person: TestMember, body: object) =>
  test.moderator.client.put(`/users/${person.userID}/ban`, body);
const signsIn = async ({ name }: TestMember) =>
  (await test.client().post('/sessions', { username: name, password: PASSWORD })).body;

describe('a ban', () => {
  it('says why and until when, to the banned person and to nobody else', async () => {
    const person = await signedIn(test, 'Loud_one');
    const dateExpires = inHours(24);
    const answer = await ban(person, { banned: true, reason: 'Third warning', dateExpires });
    expect(answer.body).toMatchObject({ banned: true, reason: 'Third warning' });
    const terms = { code: 'session.banned', description: 'Third warning', dateExpires: expect.any(String) };
    expect(await signsIn(person)).toMatchObject(terms);
    expect((await person.client.get('/notifications')).body).toMatchObject({ status: 401, ...terms });
    expect((await person.client.page('/discussions')).text).toContain('Third warning');
    expect((await test.other.client.get(`/users/${person.userID}`)).text).not.toContain('Third warning');
    const wrong = { username: person.name, password: 'wrong amber kettle' };
    expect((await test.client().post('/sessions', wrong)).text).not.toContain('Third warning');
    const [entry] = (await test.admin.client.get(`/audit-logs?recordType=user&recordID=${person.userID}`))
      .body;
    expect(entry).toMatchObject({ eventType: 'user.banned', reason: 'Third warning' });
  });

  it('ends by itself, at the end that was said last', async () => {
    const person = await signedIn(test, 'Timed_one');
    await ban(person, { banned: true, dateExpires: inHours(1) });
    await ban(person, { banned: true, dateExpires: inHours(2) });
    await runWaitingJobs(test);
    expect((await signsIn(person)).code).toBe('session.banned');
    await ban(person, { banned: true, dateExpires: inHours(1) });
    await test.site.database.execute(sql`
      update user_bans set date_expires = now() - interval '1 second' where user_id = ${person.userID}`);
    await runWaitingJobs(test);
    expect((await signsIn(person)).userID).toBe(person.userID);
  }, 30_000);

  it('refuses an end that is past, and is lifted with its words', async () => {
    const person = await signedIn(test, 'Lifted_one');
    expect((await ban(person, { banned: true, dateExpires: inHours(-1) })).body.code).toBe(
      'user.banEndsBefore',
    );
    await ban(person, { banned: true, reason: 'A mistake' });
    expect((await ban(person, { banned: false })).body).toEqual({
      banned: false,
      reason: '',
      dateExpires: null,
    });
    expect((await signsIn(person)).userID).toBe(person.userID);
    expect(
      await test.site.database.row(sql`select from user_bans where user_id = ${person.userID}`),
    ).toBeUndefined();
  });
});
