// Every word of every post of real communities is here after the import. Not a sample: all of them.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { needsRealData, realData } from '../../../platform/server/testing/real-data.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { wordsOfHtml } from '../convert/testing/words.ts';
import { importFromDiscourse, importFromStackExchange } from './import.command.ts';
import { readRows } from './stackexchange/read-rows.ts';
import { importSite, silent } from './testing/import-site.ts';
import { lostWords, wordsOfDiscourse } from './testing/lost-words.ts';
import { wrongCounters } from './testing/site-state.ts';

const SOURCES = 'migration-sources';
const { path: sources } = realData(SOURCES);
// The small sets on every run; the large ones where they are asked for, since they take minutes.
const isWhole = process.env.PARLEY_WHOLE_FORUM === '1';
const FORUM = join(sources, 'discourse-urho3d', isWhole ? 'topics.ndjson.gz' : 'sample-60.ndjson');
const SITES = ['stackexchange-conlang-meta', ...(isWhole ? ['stackexchange-quantumcomputing'] : [])];

/** The figures of what was compared, for whoever asked for the large sets. */
function report(line: string): void {
  if (isWhole) process.stdout.write(`${line}\n`);
}

/** Quotes were nested wrongly there, and the old forum showed `[quote=` as text: here it is a quote. */
const EXCEPTIONS: ReadonlySet<string> = new Set(['2475']);

interface Post {
  id: number;
  cooked: string;
  raw?: string;
  hidden: boolean;
}

interface Compared {
  posts: number;
  words: number;
  lost: string[];
}

async function bodies(
  test: TestSite,
  source: string,
  kinds: string[],
  table: string,
): Promise<Map<string, string>> {
  const id = sql.raw(table === 'discussions' ? 'discussion_id' : 'comment_id');
  const rows = await test.site.database.rows<{ foreign_id: string; html: string }>(sql`
    select r.foreign_id, p.body_html as html from imported_records r join ${sql.raw(table)} p on p.${id} = r.record_id
    where r.source = ${source} and r.kind = any(${kinds})`);
  return new Map(rows.map((row) => [row.foreign_id, row.html]));
}

function compare(compared: Compared, id: string, words: string[], html: string | undefined): void {
  if (html === undefined) return;
  compared.posts++;
  compared.words += words.length;
  const lost = lostWords(words, html);
  if (lost.length > 0 && !EXCEPTIONS.has(id))
    compared.lost.push(`${id}: ${lost.slice(0, 12).join(' ')} (${lost.length} of ${words.length})`);
}

async function compareForum(test: TestSite, source: string): Promise<Compared> {
  const html = new Map([
    ...(await bodies(test, source, ['opening posts'], 'discussions')),
    ...(await bodies(test, source, ['posts'], 'comments')),
  ]);
  const whole = FORUM.endsWith('.gz')
    ? await text(createReadStream(FORUM).pipe(createGunzip()))
    : readFileSync(FORUM, 'utf8');
  const compared: Compared = { posts: 0, words: 0, lost: [] };
  for (const line of whole.trim().split('\n')) {
    const topic = JSON.parse(line) as { post_stream: { posts: Post[] } };
    // Of a hidden post the old site showed a notice in the place of its words.
    for (const { id, cooked, raw, hidden } of topic.post_stream.posts)
      compare(compared, String(id), hidden ? [] : wordsOfDiscourse(cooked, raw), html.get(String(id)));
  }
  return compared;
}

async function compareSite(test: TestSite, folder: string, source: string): Promise<Compared> {
  const questions = await bodies(test, source, ['questions'], 'discussions');
  const answers = await bodies(test, source, ['answers'], 'comments');
  const comments = await bodies(test, source, ['comments'], 'comments');
  const compared: Compared = { posts: 0, words: 0, lost: [] };
  for await (const rows of readRows(join(folder, 'Posts.xml')))
    for (const { Id = '', PostTypeId, Body = '' } of rows)
      compare(
        compared,
        Id,
        wordsOfHtml(Body),
        PostTypeId === '1' ? questions.get(Id) : PostTypeId === '2' ? answers.get(Id) : undefined,
      );
  for await (const rows of readRows(join(folder, 'Comments.xml')))
    for (const { Id = '', Text = '' } of rows)
      compare(
        compared,
        `comment ${Id}`,
        wordsOfHtml(Text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
        comments.get(Id),
      );
  return compared;
}

describe('all posts of real communities', () => {
  beforeEach((context) => needsRealData(context, SOURCES));

  it('say what they said in a forum of Discourse', { timeout: 900_000 }, async () => {
    const test = await importSite();
    const { run } = await importFromDiscourse({ site: test.site, out: silent, path: FORUM });
    const compared = await compareForum(test, run.source);
    const posts = run.tally.kinds.find(({ kind }) => kind === 'posts');
    expect(compared.posts).toBe(posts?.imported);
    report(`${FORUM}: ${compared.posts} posts, ${compared.words} words, ${compared.lost.length} with losses`);
    expect(compared.lost).toEqual([]);
    expect(await wrongCounters(test.site)).toEqual({});
    await test.close();
  });

  for (const site of SITES)
    it(`say what they said in ${site}`, { timeout: 900_000 }, async () => {
      const test = await importSite();
      const folder = join(sources, site);
      const { run } = await importFromStackExchange({ site: test.site, out: silent, path: folder });
      const compared = await compareSite(test, folder, run.source);
      const imported = run.tally.kinds
        .filter(({ kind }) => ['questions', 'answers', 'comments'].includes(kind))
        .reduce((sum, each) => sum + each.imported, 0);
      expect(compared.posts).toBe(imported);
      report(
        `${site}: ${compared.posts} posts, ${compared.words} words, ${compared.lost.length} with losses`,
      );
      expect(compared.lost).toEqual([]);
      expect(await wrongCounters(test.site)).toEqual({});
      await test.close();
    });
});
