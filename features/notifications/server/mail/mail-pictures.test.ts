import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../../../platform/server/images/testing/pictures.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { fetched, uploaded } from '../../../media/server/testing/uploads.ts';
import { type MailServer, mailServer } from '../../../users/server/testing/mail-server.ts';

const test = communityOfFile({ withJobs: true });
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer(test);
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
});
afterAll(() => mails.close());

/** The mail to the moderator about a comment of the administrator with a picture. */
async function mailWithPicture(alt: string, more: Record<string, unknown> = {}) {
  const { client } = test.admin;
  const { discussionID } = await discussionBy(client, { name: alt, ...more });
  await test.moderator.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
  const item = await uploaded(client, await png(1120, 40), 'hive.png');
  await commentOn(client, discussionID, {
    body: `Look: ![${alt}](${item.url}) and ![Elsewhere](https://pictures.example/seen.png)`,
  });
  return { item, mail: await mails.mailTo(test.moderator.email, `commented on ${alt},`) };
}

it('shows a picture that everybody may see, as wide as a mail at most, and whoever has the mail can open it', async () => {
  const { item, mail } = await mailWithPicture('A hive');
  const address = new URL(item.url).pathname;
  expect(mail).toContain(`<img src="${test.url}${address}" alt="A hive" width="560" height="20"`);
  expect((await fetched(test.guest, item)).status).toBe(200);
  // Those of other sites would tell them who reads the mail.
  expect(mail).not.toContain('pictures.example/seen.png"');
  expect(mail).toContain('<em>Elsewhere</em>');
});

it('shows of a picture that guests may not see its alt text alone', async () => {
  const { item, mail } = await mailWithPicture('A secret hive', { categoryID: test.privateCategoryID });
  expect(mail).toContain('<em>A secret hive</em>');
  expect(mail).not.toContain('<img');
  expect((await fetched(test.guest, item)).status).toBe(404);
});
