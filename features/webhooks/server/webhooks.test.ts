import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { jobsDone, runWaitingJobs } from '../../users/server/testing/mails.ts';
import type { Webhook, WebhookDelivery } from '../webhooks.contract.ts';

const test = communityOfFile();

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The other program: what it is sent, and what it answers. */
let receiver: Server;
let address: string;
let answer = { status: 200, body: 'Thanks.' };
const received: Received[] = [];

beforeAll(async () => {
  await test.site.startJobs();
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, { 'x-bees': 'yes' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  address = `http://${host}/hook`;
  await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [host] });
});
afterAll(() => receiver?.close());

async function added(events: string[]): Promise<Webhook & { secret: string }> {
  const { status, body } = await test.admin.client.post('/webhooks', { name: 'Bees', url: address, events });
  expect(status).toBe(201);
  return body;
}

async function deliveriesOf({ webhookID }: { webhookID: number }): Promise<WebhookDelivery[]> {
  return (await test.admin.client.get(`/webhooks/${webhookID}/deliveries`)).body.deliveries;
}

const webhookNow = async (id: number): Promise<Webhook | undefined> =>
  (await test.admin.client.get('/webhooks')).body.find(({ webhookID }: Webhook) => webhookID === id);

async function sent(count: number): Promise<Received[]> {
  await jobsDone(test);
  expect(received).toHaveLength(count);
  return received.splice(0);
}

it('sends what happened, signed, and stores what was sent and answered', async () => {
  const webhook = await added(['discussion.started', 'user.banned']);
  const { discussionID } = await discussionBy(test.member.client);
  const [request] = await sent(1);
  const [seconds = '', signature = ''] = String(request?.headers['x-parley-signature'])
    .split(',')
    .map((part) => part.split('=')[1] ?? '');
  const expected = createHmac('sha256', webhook.secret).update(`${seconds}.${request?.body}`).digest('hex');
  expect(signature).toBe(expected);
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
  expect(request?.headers['x-parley-event']).toBe('discussion.started');
  const body = JSON.parse(request?.body ?? '{}');
  expect(body).toMatchObject({
    ...{ event: 'discussion.started', site: test.site.url },
    data: { discussionID, userID: test.member.userID },
  });
  const [delivery] = await deliveriesOf(webhook);
  expect(delivery).toMatchObject({
    ...{ event: 'discussion.started', status: 'delivered', countAttempts: 1, dateNext: null, problem: null },
    request: { body: request?.body, headers: { 'x-parley-event': 'discussion.started' } },
    response: { status: 200, body: 'Thanks.', headers: { 'x-bees': 'yes' } },
  });
  await test.admin.client.delete(`/webhooks/${webhook.webhookID}`);
});

it('tries again later what failed, and gives it up after eight times', async () => {
  const webhook = await added(['user.banned']);
  answer = { status: 500, body: 'No bees.' };
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: true });
  await sent(1);
  const first = (await deliveriesOf(webhook))[0];
  expect(first).toMatchObject({ status: 'waiting', countAttempts: 1, response: { status: 500 } });
  const wait = Date.parse(first?.dateNext ?? '') - Date.now();
  expect(wait).toBeGreaterThan(45_000);
  expect(wait).toBeLessThan(75_000);
  expect((await webhookNow(webhook.webhookID))?.dateFailing).not.toBeNull();
  answer = { status: 204, body: '' };
  await runWaitingJobs(test);
  await sent(1);
  expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'delivered', countAttempts: 2 });
  expect((await webhookNow(webhook.webhookID))?.dateFailing).toBeNull();
  answer = { status: 410, body: '' };
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: false });
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: true });
  await sent(1);
  await test.site.database.execute(sql`
    update webhook_deliveries set count_attempts = 7 where status = 'waiting'`);
  await runWaitingJobs(test);
  await sent(1);
  expect((await deliveriesOf(webhook))[0]).toMatchObject({
    status: 'failed',
    countAttempts: 8,
    dateNext: null,
  });
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: false });
  await test.admin.client.delete(`/webhooks/${webhook.webhookID}`);
});

it('is switched off after days of failures, says so, and is switched on again by hand', async () => {
  const webhook = await added(['user.banned']);
  answer = { status: 500, body: '' };
  await test.site.database.execute(
    sql`update webhooks set date_failing = now() - interval '4 days' where webhook_id = ${webhook.webhookID}`,
  );
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: true });
  await sent(1);
  const off = await webhookNow(webhook.webhookID);
  expect(off).toMatchObject({ isActive: false });
  expect(off?.dateDisabled).not.toBeNull();
  const { body } = await test.admin.client.get('/dashboard/attention');
  expect(body.items.find(({ id }: { id: string }) => id === 'webhooks')).toMatchObject({
    ...{ severity: 'fault', title: '1 webhook failed for days and was switched off.' },
  });
  await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: false });
  await sent(0);
  answer = { status: 200, body: '' };
  await test.admin.client.patch(`/webhooks/${webhook.webhookID}`, { isActive: true });
  expect(await webhookNow(webhook.webhookID)).toMatchObject({
    ...{ isActive: true, dateDisabled: null, dateFailing: null },
  });
  await test.admin.client.post(`/webhooks/${webhook.webhookID}/ping`);
  const [ping] = await sent(1);
  expect(JSON.parse(ping?.body ?? '').event).toBe('ping');
  const before = await deliveriesOf(webhook);
  const again = `/webhooks/${webhook.webhookID}/deliveries/${before.at(-1)?.webhookDeliveryID}/redelivery`;
  expect((await test.admin.client.post(again)).status).toBe(202);
  const [once] = await sent(1);
  expect(once?.body).toBe(before.at(-1)?.request.body);
  await test.admin.client.delete(`/webhooks/${webhook.webhookID}`);
});

it('goes only where requests may go, and makes another secret', async () => {
  const refused = async (url: string) => {
    const events = ['user.banned'];
    const { status, body } = await test.admin.client.post('/webhooks', { name: 'X', url, events });
    return [status, body.code];
  };
  for (const url of [
    'http://127.0.0.1/x',
    'http://169.254.169.254/',
    'ftp://a.example',
    'http://a:b@c.example',
    'x',
  ])
    expect([url, ...(await refused(url))]).toEqual([url, 422, 'webhook.address']);
  const unknown = await test.admin.client.post('/webhooks', {
    ...{ name: 'X', url: address, events: ['message.posted'] },
  });
  expect(unknown.body.code).toBe('webhook.unknownEvent');
  const webhook = await added(['user.banned']);
  await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [] });
  await test.admin.client.post(`/webhooks/${webhook.webhookID}/ping`);
  await sent(0);
  expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'waiting', response: null });
  expect((await deliveriesOf(webhook))[0]?.problem).toMatch(/open internet|usual ports/);
  const { body } = await test.admin.client.post(`/webhooks/${webhook.webhookID}/secret`);
  expect(body.secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(body.secret).not.toBe(webhook.secret);
  const stored = await test.site.database.row<{ text: string }>(
    sql`select encode(sealed_secret, 'escape') as text from webhooks where webhook_id = ${webhook.webhookID}`,
  );
  expect(stored?.text).not.toContain(body.secret);
  expect((await test.moderator.client.get('/webhooks')).status).toBe(403);
});
