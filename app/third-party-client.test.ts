// Whoever has the OpenAPI document and nothing else can write a client that takes part.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { generateClient, type ReadDocument } from './testing/generate-client.ts';
import { testSite } from './testing/test-site.ts';

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a generated client in plain JavaScript types nothing.
  body: any;
  links: Record<string, string>;
}

type Call = (given?: Record<string, unknown>) => Promise<Answer>;
type Client = Record<string, Call> & { follow: (url: string) => Promise<Answer> };
type ClientClass = new (origin: string, keys?: Record<string, string>) => Client;

let test: TestSite;
let folder: string;
let Client: ClientClass;
beforeAll(async () => {
  test = await testSite({ withJobs: true });
  // Nobody registers before there is an administrator.
  await signedIn(test, 'Boss', 'administrator');
  await withoutFloodLimits(test);
  folder = await mkdtemp(join(tmpdir(), 'parley-client-'));
  const { body } = await test.guest.get<ReadDocument>('/open-api/v3');
  const file = join(folder, 'client.mjs');
  await writeFile(file, generateClient(body));
  ({ Client } = await import(/* @vite-ignore */ pathToFileURL(file).href));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

const PASSWORD = 'amber kettle 47 lantern';

/** As the document says under securitySchemes. */
const newClient = () => new Client(test.url, { origin: test.url });

async function done(answer: Promise<Answer> | undefined): Promise<Answer> {
  const known = await answer;
  if (!known || known.status >= 300) throw new Error(`${known?.status}: ${JSON.stringify(known?.body)}`);
  return known;
}

async function member(name: string): Promise<Client> {
  const email = `${name.toLowerCase()}@example.org`;
  await done(newClient().register?.({ body: { name, email, password: PASSWORD } }));
  const client = newClient();
  await done(client.signIn?.({ body: { username: name, password: PASSWORD } }));
  expect((await done(client.getCurrentUser?.())).body.name).toBe(name);
  return client;
}

it('registers, signs in, posts, comments, reacts, searches and pages', async () => {
  const [ann, bo] = [await member('Ann'), await member('Bodo')];
  const post = { name: 'The quillfeather nests', body: 'Where?', format: 'markdown', categoryID: 1 };
  const { discussionID } = (await done(ann.postDiscussion?.({ body: post, 'Idempotency-Key': 'first' })))
    .body;
  const again = await done(ann.postDiscussion?.({ body: post, 'Idempotency-Key': 'first' }));
  expect(again.body.discussionID).toBe(discussionID);
  for (let number = 1; number <= 7; number++)
    await done(bo.postComment?.({ body: { discussionID, body: `Answer ${number}`, format: 'text' } }));

  const reacted = await done(
    bo.reactToDiscussion?.({ recordID: discussionID, body: { reactionType: 'like' } }),
  );
  expect(reacted.body).toContainEqual(expect.objectContaining({ count: 1 }));

  const pages: Answer[] = [
    await done(ann.listComments?.({ discussionID, limit: 3, expand: ['insertUser'] })),
  ];
  while (pages.at(-1)?.links.next) pages.push(await done(ann.follow(pages.at(-1)?.links.next as string)));
  expect(pages.map(({ body }) => body.length)).toEqual([3, 3, 1]);
  expect(pages.flatMap(({ body }) => body.map((each: { body: string }) => each.body))).toHaveLength(7);
  expect(pages[0]?.body[0].insertUser.name).toBe('Bodo');
  expect((await done(ann.follow(pages[2]?.links.first as string))).body).toEqual(pages[0]?.body);

  const search = () => done(ann.searchEverything?.({ query: 'quillfeather', recordTypes: ['discussion'] }));
  await expect.poll(async () => (await search()).body.length, { timeout: 15_000 }).toBe(1);
  expect((await search()).body[0].recordID).toBe(discussionID);
  const mapped = await done(ann.listDiscussions?.({ fieldMapping: { name: 'Title' } }));
  expect(mapped.body).toEqual([{ Title: post.name }]);

  expect((await done(ann.signOut?.())).status).toBe(204);
  expect((await ann.postDiscussion?.({ body: post }))?.status).toBe(403);
}, 60_000);

it('is refused with the name of its problem', async () => {
  const client = newClient();
  const refused = await client.signIn?.({ body: { username: 'Nobody', password: 'wrong words' } });
  expect([refused?.status, refused?.body.code]).toEqual([401, 'session.wrongCredentials']);
  await expect(client.getUser?.({})).rejects.toThrow('userID is required');
});
