// PostgreSQL holds neither NUL nor half a surrogate pair, and JSON within JSON, references and escapes of addresses can
// spell both. Every entrance of bodies takes such a body without them or refuses it in words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { inputSchema } from '../platform/server/http/open-api/json-schema.ts';
import { sampleBody } from './testing/sample-body.ts';
import { startWalk, type Walk } from './testing/walk.ts';

let walk: Walk;
/** Of the discussion that a poll stands in; the first one has none. */
let pollPath = '';
beforeAll(async () => {
  walk = await startWalk();
  const { body } = await walk.test.admin.client.get('/polls/1');
  // Few links are a limit of its own.
  await walk.test.admin.client.patch('/config', { 'signatures.maxLinks': 50 });
  pollPath = `/discussions/${body.discussionID}/poll`;
});
afterAll(() => walk?.test.close());

const NUL = '\u0000';
const HALF = '\ud800';
const p = (...children: unknown[]) => [{ type: 'p', children }];
const words = { text: 'words' };

/** Each is spelled by the escapes of JSON: the body that is sent holds a backslash and letters. */
const rich2 = (bad: string): unknown[] => [
  p({ text: `a${bad}b` }),
  p({ text: bad }),
  p({ [bad]: 'a', text: 'a' }),
  p({ type: 'a', url: `https://example.org/${bad}`, children: [words] }),
  p({ type: '@', name: `bees${bad}`, userID: 1, url: `/profile/${bad}`, children: [{ text: '' }] }),
  [{ type: 'code_block', lang: `js${bad}`, children: [{ type: 'code_line', children: [words] }] }],
  [
    {
      type: 'rich_embed_card',
      dataSourceType: 'url',
      url: `https://example.org/${bad}`,
      children: [{ text: '' }],
      embedData: { embedType: 'link', url: 'https://example.org/', name: bad, [bad]: 1 },
    },
  ],
  [{ type: bad, children: [words] }],
];

const rich = (bad: string): unknown[] => [
  [{ insert: `a${bad}b\n` }],
  [{ insert: 'a', attributes: { link: `https://example.org/${bad}` } }, { insert: '\n' }],
  [{ insert: { mention: { name: `bees${bad}`, userID: 1 } } }, { insert: '\n' }],
  [{ insert: { 'embed-external': { data: { embedType: 'link', url: 'https://example.org/', name: bad } } } }],
];

const SPELLED = ['%00', '%2500', '&#0;', '&#xD800;'];
const html = SPELLED.map(
  (bad) => `
    <p title="${bad}">a${bad}b <a href="https://example.org/${bad}" title="${bad}">a</a></p>
    <p><a class="atMention" href="/profile/${bad}">@bees${bad}</a> <a href="/profile/${bad}">@${bad}</a></p>
    <p><img src="/uploads/${bad}" alt="${bad}"> <a href="/discussion/${bad}">a</a></p>
    <pre><code class="language-${bad}">a${bad}</code></pre>`,
);
const markdown = SPELLED.map(
  (bad) => `a${bad}b @"${bad}" @${bad} #${bad} $$${bad}$$

[a](/profile/${bad} "${bad}") ![${bad}](/uploads/${bad}) https://example.org/${bad}

\`\`\`${bad}
${bad}
\`\`\``,
);
const bbcode = SPELLED.map(
  (bad) =>
    `[url=/profile/${bad}]a[/url] [img]/uploads/${bad}[/img] [quote=${bad};1]a[/quote] [code=${bad}]${bad}[/code]`,
);

const asJson = (values: unknown[]) => values.map((value) => JSON.stringify(value));
const BODIES: Readonly<Record<string, string[]>> = {
  rich2: asJson([NUL, HALF].flatMap(rich2)),
  rich: asJson([NUL, HALF].flatMap(rich)),
  html,
  wysiwyg: html,
  markdown,
  bbcode,
  text: markdown,
  textex: html,
};

/** Whatever takes a body in a format, also those that are declared after this was written. */
const entrances = () =>
  walk.endpoints.filter((spec) => {
    const { properties = {} } = spec.body ? inputSchema(spec.body) : {};
    return 'body' in properties && 'format' in properties;
  });

/** What a sample of the required alone does not say. */
const NEEDED: Readonly<Record<string, object>> = {
  'POST /comments': { discussionID: 1 },
  'POST /events': { parentRecordID: 1, dateStarts: '2190-01-05T10:00' },
  'POST /moderation-messages': { layoutViewType: 'home' },
  'POST /polls': { categoryID: 1, pollOption: [{ body: 'Yes' }, { body: 'No' }] },
  get 'POST /user-notes/notes'() {
    return { userID: walk.test.member.userID };
  },
  get 'POST /user-notes/warnings'() {
    return { userID: walk.test.member.userID };
  },
};

interface Answer {
  message?: string;
  errors?: { message: string }[];
}

/** Of fields of profiles, one that is long. */
const addressOf = (spec: EndpointSpec) =>
  spec.path.endsWith('/poll')
    ? pollPath
    : walk.addressOf(spec).replace(/\/profile-texts\/[\w-]+$/, '/profile-texts/bio');
const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

describe('a body that spells what is no text', () => {
  it('has these entrances', () => {
    expect(entrances().map(nameOf).sort()).toEqual([
      'PATCH /comments/:commentID',
      'PATCH /discussions/:discussionID',
      'PATCH /discussions/:discussionID/poll',
      'PATCH /events/:eventID',
      'PATCH /moderation-messages/:moderationMessageID',
      'PATCH /user-notes/notes/:userNoteID',
      'PATCH /users/:userID/signature',
      'POST /bodies/preview',
      'POST /comments',
      'POST /discussions',
      'POST /discussions/:discussionType',
      'POST /events',
      'POST /messages',
      'POST /moderation-messages',
      'POST /polls',
      'POST /rich/quote',
      'POST /user-notes/notes',
      'POST /user-notes/warnings',
      'PUT /users/:userID/profile-texts/:apiName',
    ]);
  });

  it.each(Object.entries(BODIES))('is refused or taken without it, in %s', async (format, bodies) => {
    const isJson = format === 'rich2' || format === 'rich';
    const expected = isJson ? 'body holds characters that are not text.' : 'taken';
    const wrong: string[] = [];
    for (const spec of entrances()) {
      for (const body of bodies) {
        const sample = { ...(sampleBody(spec) as object), ...NEEDED[nameOf(spec)], body, format };
        const answer = await walk.test.admin.client.call<Answer>(spec.method, addressOf(spec), sample);
        const { message, errors } = answer.body;
        const outcome = answer.status < 300 ? 'taken' : (errors?.[0]?.message ?? message);
        if (outcome !== expected) wrong.push(`${nameOf(spec)} ${body}: ${answer.status} ${outcome}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leaves lists, pages and searches readable', async () => {
    const wrong: string[] = [];
    for (const path of [
      '/discussions?expand=all',
      '/comments?discussionID=1&expand=all',
      '/search?query=bees',
    ]) {
      const answer = await walk.test.guest.get(path);
      if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});
