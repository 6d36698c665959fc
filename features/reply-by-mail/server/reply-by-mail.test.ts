import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownAddress } from '../../../platform/server/mail/own-addresses.ts';
import type { IncomingMail } from '../../../platform/server/site/site.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { openReceiver } from '../../incoming-mail/server/smtp-receiver.ts';
import { dayOf } from '../../notifications/server/mail/reply-address.ts';
import { type MailServer, mailServer } from '../../users/server/testing/mail-server.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });
let mails: MailServer;
let port: number;
let number = 0;
let person: TestMember;
let discussionID: number;

beforeAll(async () => {
  mails = await mailServer(test);
  (test.site.options as { incomingMail?: IncomingMail }).incomingMail = { domain: 'reply.example.org' };
  port = await openReceiver(test.site, { port: 0, host: '127.0.0.1' });
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
});
afterAll(() => mails.close());
beforeEach(async () => {
  person = await signedIn(test, `Answerer_${++number}`);
  discussionID = (await discussionBy(test.member.client, { name: `Cold ${number}` })).discussionID;
});

async function answer(to: string, mail: Partial<SendMailOptions>, from = person.email): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ from, to, subject: `Re: Cold ${number}`, ...mail });
  transport.close();
  await jobsDone(test);
}

const addressFor = async (who: TestMember, more: { lastDay?: number; commentID?: number } = {}) =>
  (await ownAddress(test.site, 'reply', [
    who.userID,
    discussionID,
    more.commentID ?? 0,
    more.lastDay ?? dayOf(new Date()) + 1,
  ])) as string;

const comments = async () =>
  (await test.admin.client.get(`/comments?discussionID=${discussionID}&expand=insertUser`)).body as {
    body: string;
    insertUserID: number;
    parentCommentID?: number | null;
  }[];
const answersTo = ({ email }: TestMember) =>
  mails.received.filter(({ to, text }) => to.includes(email) && text.includes('about your answer by mail'));

it('an answer to a mail becomes a comment below what it answers', async () => {
  await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  const { commentID } = await commentOn(test.other.client, discussionID, { body: 'How thick is it?' });
  const mail = await mails.mailTo(person.email, 'How thick is it?');
  const to = /^Reply-To:\s+(\S+)/im.exec(mail)?.[1] ?? '';
  expect(to).toMatch(/^reply\+[a-z2-7]{40,50}@reply\.example\.org$/);
  expect(mail).toContain('Write your reply above this line. It becomes a comment.');
  const text = `Thirty-one **millimetres**.\n\nOn Thu, 26 Nov 2026 at 14:06, Otto via Parley <no-reply@example.org> wrote:\n> How thick is it?`;
  await answer(to, { text });
  const posted = (await comments()).find(({ insertUserID }) => insertUserID === person.userID);
  expect(posted).toMatchObject({ parentCommentID: commentID });
  expect(posted?.body).toContain('Thirty-one <strong>millimetres</strong>.');
  // What is answered is shown by the site; what the mail program quoted is not.
  expect(posted?.body).not.toMatch(/wrote:|no-reply@/);
  expect(answersTo(person)).toEqual([]);
});

it('its HTML is read where it has no other text, and no script of it comes along', async () => {
  await answer(await addressFor(person), {
    html: '<div dir="ltr">White glue.<script>alert(1)</script></div><img src=x onerror=alert(1)>',
  });
  const [posted] = await comments();
  expect(posted?.body).toContain('White glue.');
  expect(posted?.body).not.toMatch(/script|alert|onerror/);
});

it('its files come along, as if they were uploaded', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await answer(await addressFor(person), {
    text: 'Look:',
    attachments: [
      { filename: '../../weights [1].png', content: pixel },
      { filename: 'run.exe', content: Buffer.from('MZ') },
    ],
  });
  const [posted] = await comments();
  expect(posted?.body).toMatch(/<img[^>]*src="[^"]*\/uploads\/media\//);
  expect(posted?.body).not.toContain('run.exe');
  expect(answersTo(person).map(({ text }) => text)).toEqual([expect.stringContaining('run.exe')]);
});

describe('nothing is posted, and its member is given the reason once,', () => {
  const refused = async (reason: RegExp) => {
    expect(await comments()).toEqual([]);
    expect(answersTo(person).map(({ text }) => text)).toEqual([expect.stringMatching(reason)]);
    expect(answersTo(person)[0]?.text).toContain('Auto-Submitted: auto-replied');
  };

  it('where it comes from another address, which hears nothing', async () => {
    await answer(await addressFor(person), { text: 'Mine' }, 'mallory@example.net');
    await refused(/mallory@example\.net, which is not the address/);
    expect(mails.received.some(({ to }) => to.includes('mallory@example.net'))).toBe(false);
  });

  it('where the mail that it answers is too old', async () => {
    await answer(await addressFor(person, { lastDay: dayOf(new Date()) - 1 }), { text: 'Late' });
    await refused(/too old/);
  });

  it('where nothing was written', async () => {
    await answer(await addressFor(person), {
      text: 'On Thu, 26 Nov 2026 at 14:06, Otto <no-reply@example.org> wrote:\n> How thick?',
    });
    await refused(/nothing in it but what it quotes/);
  });

  it('where its author may not comment there any more', async () => {
    await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: true });
    await answer(await addressFor(person), { text: 'Still there?' });
    await refused(/closed/i);
  });

  it('where the discussion is hidden from them by now, without a word of it', async () => {
    await test.moderator.client.patch('/discussions/move', {
      discussionIDs: [discussionID],
      categoryID: test.privateCategoryID,
    });
    await answer(await addressFor(person), { text: 'Hello?', subject: 'Re: something' });
    await refused(/ermission/);
    expect(answersTo(person)[0]?.text).not.toMatch(/Cold|Back room/);
  });
});

describe('nothing is posted, and nobody answers,', () => {
  it.each<[string, Partial<SendMailOptions>]>([
    ['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a list', { headers: { 'List-Id': '<bees.example.org>' } }],
    ['bulk', { headers: { Precedence: 'bulk' } }],
    ['a bounce', { envelope: { from: '', to: 'x' } }],
  ])('to %s', async (_name, more) => {
    const to = await addressFor(person);
    const envelope = more.envelope && { envelope: { from: '', to } };
    await answer(to, { text: 'I am away.', ...more, ...envelope });
    expect([await comments(), answersTo(person)]).toEqual([[], []]);
  });

  it('where its member is banned', async () => {
    await test.admin.client.put(`/users/${person.userID}/ban`, { banned: true });
    await answer(await addressFor(person), { text: 'But I' });
    expect([await comments(), answersTo(person)]).toEqual([[], []]);
  });
});

it('nobody answers in the name of another, by an address that they made up from their own', async () => {
  const own = await addressFor(person);
  const other = await addressFor(test.other);
  const forged = other.slice(0, 15) + own.slice(15);
  await expect(answer(forged, { text: 'I am Otto' })).rejects.toThrow(/550/);
  expect(await comments()).toEqual([]);
});

it('one that is made to be slow is dropped, and those after it are read', async () => {
  const to = await addressFor(person);
  const slow = `From: ${person.email}\r\nContent-Type: text/plain\r\n\r\n${'\r\n'.repeat(1_500_000)}`;
  // A thread that cannot be taken from what it is at would answer nobody meanwhile.
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  await answer(to, { raw: slow });
  clearInterval(watch);
  expect(longest).toBeLessThan(2_500);
  expect(await comments()).toEqual([]);
  await answer(to, { text: 'Still here.' });
  expect((await comments())[0]?.body).toContain('Still here.');
}, 120_000);
