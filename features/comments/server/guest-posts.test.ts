// Guests write where their role is granted it: held until a moderator shows it, by few from one address, after the captcha.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { commentOn, miscounted } from './testing/comments.ts';

const test = communityOfFile();

const grantGuests = async (admin: typeof test.admin.client, isGranted: boolean) => {
  const { body: roles } = await admin.get('/roles');
  const guests = roles.find((role: { type: string }) => role.type === 'guest');
  const permissions = { 'comments.add': isGranted, 'discussions.add': isGranted };
  const { status, text } = await admin.patch(`/roles/${guests.roleID}/permissions`, [
    { type: 'category', id: 0, permissions },
  ]);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
};

const comment = (discussionID: number, more = {}) => ({
  body: `Said by a passer-by. ${Math.random()}`,
  format: 'text',
  discussionID,
  ...more,
});

it('is not for guests until their role may', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await grantGuests(test.admin.client, false);
  const refused = [
    await test.guest.post('/comments', comment(discussionID)),
    await test.guest.post('/discussions', {
      name: 'From outside',
      body: 'Hello',
      format: 'text',
      categoryID: 1,
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
});

it('waits for a moderator, and is shown as a guest’s then', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await grantGuests(test.admin.client, true);
  const posted = await test.guest.post('/comments', comment(discussionID));
  expect([posted.status, posted.body.message]).toEqual([
    202,
    'Your comment will be shown once it is approved.',
  ]);
  const seen = async (client = test.guest) =>
    (await client.get(`/comments?discussionID=${discussionID}&limit=50&expand=insertUser`)).body;
  expect(await seen()).toEqual([]);
  expect(await seen(test.member.client)).toEqual([]);
  const [held] = await seen(test.moderator.client);
  expect(held).toMatchObject({ insertUserID: 0, insertUser: { userID: 0, name: 'Guest', url: '' } });
  // Nobody's own: another guest neither reads, edits nor deletes it.
  expect((await test.guest.get(`/comments/${held.commentID}`)).status).toBe(404);
  expect((await test.guest.get(`/comments?insertUserID=0`)).body).toEqual([]);
  expect((await test.guest.get(`/comments/${held.commentID}/reactions`)).status).not.toBe(200);
  const { body: reports } = await test.moderator.client.get(
    '/reports?recordType=comment&reportReasonID=approval-required',
  );
  const report = reports.find((each: { recordID: number }) => each.recordID === held.commentID);
  const approved = await test.moderator.client.patch(`/reports/${report.reportID}/approve-record`, {});
  expect([approved.status, approved.body.recordIsLive]).toEqual([200, true]);
  expect((await seen()).map((each: { insertUserID: number }) => each.insertUserID)).toEqual([0]);
  expect((await test.guest.patch(`/comments/${held.commentID}`, { body: 'Mine' })).status).toBe(403);
  expect((await test.guest.delete(`/comments/${held.commentID}`)).status).toBe(403);
  const discussion = (await test.guest.get(`/discussions/${discussionID}?expand=lastUser`)).body;
  expect(discussion).toMatchObject({ countComments: 1, lastUser: { userID: 0, name: 'Guest' } });
  await commentOn(test.other.client, discussionID, { parentCommentID: held.commentID });
  expect(await miscounted(test)).toEqual([]);
});

it('goes for discussions as well, and for categories of their own', async () => {
  await grantGuests(test.admin.client, true);
  const post = { name: 'From outside', body: 'Good day.', format: 'text', categoryID: 1 };
  const posted = await test.guest.post('/discussions', post);
  expect([posted.status, posted.body.message]).toEqual([
    202,
    'Your discussion will be shown once it is approved.',
  ]);
  const mine = (await test.guest.get('/discussions?insertUserID=0')).body;
  expect(mine).toEqual([]);
  const { body: closed } = await test.admin.client.post('/categories', {
    name: 'Members alone',
    urlcode: 'members-alone',
    customPermissions: true,
  });
  expect((await test.guest.post('/discussions', { ...post, categoryID: closed.categoryID })).status).toBe(
    403,
  );
});

it('is no member: not listed, not found by name, nobody to sign in as', async () => {
  expect((await test.admin.client.get('/users/0')).status).not.toBe(200);
  const names = JSON.stringify((await test.member.client.get('/users/by-names?name=Guest*')).body);
  expect(names).not.toContain('"userID":0');
  const all = (await test.admin.client.get('/users?limit=500')).body;
  expect(all.map((each: { userID: number }) => each.userID)).not.toContain(0);
});

it('lets one address write five in ten minutes', async () => {
  const limited = await testSite({ limitsRates: true });
  try {
    const admin = await signedIn(limited, 'Ines', 'administrator');
    const member = await signedIn(limited, 'Bruno');
    const { discussionID } = await discussionBy(member.client);
    await grantGuests(admin.client, true);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await limited.guest.post('/comments', comment(discussionID))).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    // Members go on.
    expect((await member.client.post('/comments', comment(discussionID))).status).toBe(201);
  } finally {
    await limited.close();
  }
});

it('asks for the captcha where the site has one', async () => {
  const service = createServer(async (request, response) => {
    let form = '';
    for await (const chunk of request) form += chunk;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: new URLSearchParams(form).get('response') === 'human' }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  try {
    await test.admin.client.patch('/config', {
      'registration.method': 'Captcha',
      'registration.captcha.siteKey': 'shown',
      'registration.captcha.secretKey': 'kept',
      'registration.captcha.verifyUrl': `http://127.0.0.1:${port}/siteverify`,
      'outgoing.allowedHosts': [`127.0.0.1:${port}`],
    });
    await grantGuests(test.admin.client, true);
    const { discussionID } = await discussionBy(test.member.client);
    const answers = [];
    for (const answer of [undefined, 'robot', 'human'])
      answers.push(
        (await test.guest.post('/comments', comment(discussionID, { 'g-recaptcha-response': answer })))
          .status,
      );
    expect(answers).toEqual([400, 400, 202]);
    expect((await test.other.client.post('/comments', comment(discussionID))).status).toBe(201);
  } finally {
    service.closeAllConnections();
    service.close();
  }
});
