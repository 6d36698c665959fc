// Posts become issues: against a server of our own that answers as GitHub, Gitea and Forgejo do.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedCommunity, discussionBy } from '@parley/addon-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const test = countedCommunity();

interface Call {
  path: string;
  authorization: string | undefined;
  body: { title?: string; body?: string };
}
const calls: Call[] = [];
const tracker = { status: 201, state: 'open' };

async function read(request: IncomingMessage) {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}

const server = createServer(async (request, response) => {
  const { url = '', method, headers } = request;
  calls.push({ path: `${method} ${url}`, authorization: headers.authorization, body: await read(request) });
  response.writeHead(method === 'POST' ? tracker.status : 200, { 'content-type': 'application/json' });
  const html_url = 'https://tracker.example/hive/bees/issues/12';
  response.end(
    JSON.stringify({ number: 12, html_url, state: tracker.state, updated_at: '2026-01-02T03:04:05Z' }),
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { client } = test.admin;
  await client.patch('/addons/issuetracker', { enabled: true });
  await client.patch('/config', {
    'issueTracker.apiUrl': `http://${host}/api/v1/`,
    'issueTracker.repositories': ['hive/bees', 'hive/honey'],
    'issueTracker.token': 'secret-of-the-hive',
    'outgoing.allowedHosts': [host],
  });
});
afterAll(() => server.close());

it('offers a form with what the post says, makes the issue once, and shows it to staff alone', async () => {
  const { client } = test.moderator;
  const { discussionID } = await discussionBy(test.member.client, {
    name: 'Hives fall over',
    body: 'In the wind.',
  });
  const asked = { attachmentType: 'issue', recordType: 'discussion', recordID: discussionID };
  const schema = await client.get(
    `/attachments/schema?${new URLSearchParams({ ...asked, recordID: `${discussionID}` })}`,
  );
  expect(schema.body.properties).toMatchObject({
    attachmentType: { default: 'issue' },
    recordID: { default: discussionID },
    projectID: { default: 'hive/bees', enum: ['hive/bees', 'hive/honey'] },
    title: { default: 'Hives fall over' },
  });
  expect(schema.body.properties.body.default).toContain('In the wind.');
  const made = await client.post('/attachments', {
    ...asked,
    projectID: 'hive/honey',
    title: 'Stands are too light',
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...asked,
    foreignID: `d-${discussionID}`,
    foreignUserID: test.member.userID,
    sourceID: '12',
    sourceUrl: 'https://tracker.example/hive/bees/issues/12',
    status: 'Open',
    lastModifiedDate: '2026-01-02T03:04:05+00:00',
    metadata: [{ labelCode: 'Repository', value: 'hive/honey' }],
    insertUserID: test.moderator.userID,
  });
  expect(calls.at(-1)).toMatchObject({
    path: 'POST /api/v1/repos/hive/honey/issues',
    authorization: 'Bearer secret-of-the-hive',
    body: { title: 'Stands are too light', body: expect.stringContaining(`/discussion/${discussionID}/`) },
  });
  const seen = (reader: typeof client) =>
    reader.get(`/discussions/${discussionID}?expand=attachments`).then(({ body }) => body.attachments);
  expect(await seen(client)).toMatchObject([{ attachmentID: made.body.attachmentID }]);
  expect(await seen(test.member.client)).toBeUndefined();
});

it('asks again what became of an issue only after a while, or where it is told to', async () => {
  const { client } = test.moderator;
  const { discussionID } = await discussionBy(test.member.client);
  const made = await client.post('/attachments', {
    attachmentType: 'issue',
    recordType: 'discussion',
    recordID: discussionID,
  });
  const before = calls.length;
  tracker.state = 'closed';
  const refresh = (more: object) =>
    client.post('/attachments/refresh', { attachmentIDs: [made.body.attachmentID], ...more });
  expect((await refresh({})).body).toMatchObject([{ status: 'Open' }]);
  expect(calls.length).toBe(before);
  expect((await refresh({ onlyStale: false })).body).toMatchObject([{ status: 'Closed', state: 'closed' }]);
  expect(calls.slice(before).map(({ path }) => path)).toEqual(['GET /api/v1/repos/hive/bees/issues/12']);
  expect((await client.post('/attachments/refresh', { attachmentIDs: Array(11).fill(1) })).status).toBe(400);
});

it('stores nothing where the tracker does not take it, and says so', async () => {
  const { client } = test.moderator;
  const { discussionID } = await discussionBy(test.member.client);
  tracker.status = 401;
  const refused = await client.post('/attachments', {
    attachmentType: 'issue',
    recordType: 'discussion',
    recordID: discussionID,
  });
  tracker.status = 201;
  expect([refused.status, refused.text]).toEqual([502, expect.stringContaining('attachment.failed')]);
  expect(refused.text).not.toContain('secret-of-the-hive');
  expect((await client.get(`/attachments?recordType=discussion&recordID=${discussionID}`)).body).toEqual([]);
});
