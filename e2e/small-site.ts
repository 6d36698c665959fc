// A small site with everything that strains a layout: long names and titles, other scripts, deep threads.
import type { BuiltServer } from '../app/testing/built-server.ts';
import type { TestClient, TestResponse } from '../platform/server/testing/test-client.ts';
import { morePosts, type PostOfAddon } from './more-posts.ts';

export const PASSWORD = 'amber kettle 47 lantern';

export interface Person {
  name: string;
  userID: number;
  client: TestClient;
}

export interface SmallSite {
  admin: Person;
  member: Person;
  other: Person;
  thread: { discussionID: number; url: string };
  /** Of kinds that add-ons bring. */
  more: Readonly<Record<string, PostOfAddon>>;
  longTitled: { discussionID: number; url: string };
  /** Of the first thread, in order: more than a page of them. */
  commentIDs: number[];
  secretWord: string;
}

const TITLES = [
  'هل تعرف النحل طريقها إلى البيت في الظلام؟',
  '蜜蜂如何在阴天找到回家的路？',
  'ミツバチは曇りの日にどうやって帰るのか',
  '🐝🐝🐝 Swarms everywhere 🐝 what now?',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '<b>Not bold</b> & "quoted"',
];

export async function fillSmallSite(server: BuiltServer): Promise<SmallSite> {
  const admin = await setUp(server);
  await done(
    admin.client.patch('/config', {
      'vanilla.discussion.spamCount': 1000,
      'vanilla.comment.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
      'rateLimits.posting.perAddress': 0,
      'vanilla.discussion.title.maxLength': 250,
      'vanilla.comments.perPage': 10,
    }),
  );
  const member = await person(server, admin, 'Melba');
  const other = await person(server, admin, 'Bartholomäusvonklein');
  const thread = await discussion(member, 'How do bees find their way?', 1, {
    newTagNames: undefined,
    body: ARTICLE,
  });
  const commentIDs = await comments(thread.discussionID, [member, other, admin]);
  const longTitled = await discussion(
    other,
    'It is a long way to go for so small a bee '.repeat(4).trim(),
    1,
  );
  const more = await morePosts({ member, other });
  for (const name of TITLES) await discussion(other, name, 1);
  for (let at = 0; at < 28; at++) await discussion(at % 2 ? member : admin, `Harvest report ${at}`, 1);
  await done(other.client.post(`/discussions/${thread.discussionID}/reactions`, { reactionType: 'like' }));
  const secretWord = await privateRoom(admin);
  return { admin, member, other, thread, more, longTitled, commentIDs, secretWord };
}

export async function setUp(server: BuiltServer): Promise<Person> {
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  const client = server.client();
  const account = { name: 'Adelina', email: 'adelina@example.org', password: PASSWORD };
  await done(client.post('/setup', { key, siteTitle: 'Heather Lane', ...account }));
  const me = await done(client.get('/users/me'));
  // Off on a new site.
  await done(client.patch('/config', { 'escalations.enabled': true }));
  return { name: 'Adelina', userID: me.userID, client };
}

export async function person(server: BuiltServer, admin: Person, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}@example.org`;
  const account = { name, email, password: PASSWORD, emailConfirmed: true, roleID: [8] };
  const { userID } = await done(admin.client.post('/users', account));
  return { name, userID, client: await server.client().signIn(email, PASSWORD) };
}

export async function discussion(
  { client }: Person,
  name: string,
  categoryID: number,
  more: Record<string, unknown> = {},
): Promise<{ discussionID: number; url: string }> {
  const body = `They dance, says everybody. About: ${name}`;
  return done(client.post('/discussions', { name, body, format: 'markdown', categoryID, ...more }));
}

export async function comment(
  { client }: Person,
  discussionID: number,
  body: string,
  parentCommentID?: number,
): Promise<{ commentID: number; url: string }> {
  const more = parentCommentID === undefined ? {} : { parentCommentID };
  return done(client.post('/comments', { discussionID, body, format: 'markdown', ...more }));
}

async function comments(discussionID: number, people: Person[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < 36; at++) {
    const author = people[at % people.length] as Person;
    // The first few make a staircase; the others stand on the ground.
    const parent = at > 0 && at < 5 ? ids.at(-1) : undefined;
    const { commentID } = await comment(
      author,
      discussionID,
      `${COMMENTS[at % COMMENTS.length]}\n\nNumber ${at + 1}.`,
      parent,
    );
    ids.push(commentID);
  }
  return ids;
}

async function privateRoom(admin: Person): Promise<string> {
  const secretWord = 'zanthoquill';
  const room = { name: `The ${secretWord} room`, urlcode: secretWord, customPermissions: true };
  const { categoryID } = await done(admin.client.post('/categories', room));
  await discussion(admin, `The ${secretWord} plan`, categoryID);
  return secretWord;
}

export async function done<T>(answer: Promise<TestResponse<T>>): Promise<T> {
  const { status, text, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${text}`);
  return body;
}

const ARTICLE = `# Of dances

Bees **dance**: see [this page](https://example.org) and \`waggle()\`.

| Dance | Meaning |
| --- | --- |
| round | near |
| waggle | far, and in which direction, and sometimes how good it was |

\`\`\`js
const far = distances.filter((distance) => distance.metres > 100).map((distance) => distance.toString());
\`\`\`

> Nobody taught them.

1. Look at the sun
2. Count the flowers`;

const COMMENTS = [
  'They follow the **sun**.',
  'نعم، هذا صحيح تمامًا. شكرًا جزيلًا!',
  'そうですね。太陽の位置を覚えています。',
  'Averyveryverylongwordthatnobodywouldeverwriteunlesstheywantedtobreakthelayoutofthepageandsothatisexactlywhatwedohere',
  '> They follow the sun.\n\nAnd on cloudy days?',
  '`code` and 🐝 and a list:\n\n- one\n- two',
];
