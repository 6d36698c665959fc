// Mails about messages are answered by mail: each answer is the next message.
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IncomingMail } from '../../../platform/server/site/site.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { openReceiver } from '../../incoming-mail/server/smtp-receiver.ts';
import { type MailServer, mailServer } from '../../users/server/testing/mail-server.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { conversationOf, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile({ withJobs: true });
let mails: MailServer;
let port: number;
let number = 0;
let reader: TestMember;

beforeAll(async () => {
  mails = await mailServer(test);
  (test.site.options as { incomingMail?: IncomingMail }).incomingMail = { domain: 'reply.example.org' };
  port = await openReceiver(test.site, { port: 0, host: '127.0.0.1' });
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
  await withoutMessageLimits(test);
});
afterAll(() => mails.close());
beforeEach(async () => {
  reader = await signedIn(test, `Reader_${++number}`);
});

async function answer(to: string, mail: Partial<SendMailOptions>, from = reader.email): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ from, to, subject: 'Re: beans', ...mail });
  transport.close();
  await jobsDone(test);
}

/** The reader is mailed a message, and where they would answer it. */
async function mailed(words: string) {
  const { conversationID } = await conversationOf(test.member.client, [reader.userID], {
    initialBody: words,
  });
  const mail = await mails.mailTo(reader.email, words);
  return { conversationID, mail, to: /^Reply-To:\s+(\S+)/im.exec(mail)?.[1] ?? '' };
}

const messages = async (conversationID: number) =>
  (await test.member.client.get(`/messages?conversationID=${conversationID}`)).body.map(
    ({ body, insertUserID }: { body: string; insertUserID: number }) => [
      insertUserID,
      body.replace(/<[^>]+>/g, '').trim(),
    ],
  );
const refusals = () =>
  mails.received
    .filter(({ to, text }) => to.includes(reader.email) && text.includes('about your answer by mail'))
    .map(({ text }) => text);

it('an answer is the next message, without what the mail program quoted', async () => {
  const { conversationID, mail, to } = await mailed('Shall we sow peas?');
  expect(to).toMatch(/^message\+[a-z2-7]{40,50}@reply\.example\.org$/);
  expect(mail).toContain('Write your reply above this line. It becomes a message to all who take part.');
  await answer(to, {
    text: 'On **Monday**.\n\nOn Thu, 26 Nov 2026 at 14:06, Melba via Parley <no-reply@example.org> wrote:\n> Shall we sow peas?',
  });
  expect(await messages(conversationID)).toEqual([
    [reader.userID, 'On Monday.'],
    [test.member.userID, 'Shall we sow peas?'],
  ]);
  expect(refusals()).toEqual([]);
});

it('whoever left writes nothing there any more, and is told so', async () => {
  const { conversationID, to } = await mailed('And lentils?');
  await reader.client.delete(`/conversations/${conversationID}/leave`);
  await answer(to, { text: 'Gladly.' });
  expect(await messages(conversationID)).toEqual([[test.member.userID, 'And lentils?']]);
  expect(refusals()).toEqual([expect.stringContaining('Only the people of a conversation write in it.')]);
});

it('what comes from another address than that of the account is nobody’s', async () => {
  const { conversationID, to } = await mailed('And chickpeas?');
  await answer(to, { text: 'Mine' }, 'mallory@example.net');
  expect(await messages(conversationID)).toEqual([[test.member.userID, 'And chickpeas?']]);
  expect(refusals()).toEqual([expect.stringMatching(/mallory@example\.net, which is not the address/)]);
});

it('its address is for messages alone: no comment is made of one', async () => {
  const { conversationID, to } = await mailed('Who waters them?');
  await expect(answer(to.replace(/^message/, 'reply'), { text: 'I do' })).rejects.toThrow(/550/);
  await say(test.member.client, conversationID, 'Nobody?');
  expect(await messages(conversationID)).toHaveLength(2);
});
