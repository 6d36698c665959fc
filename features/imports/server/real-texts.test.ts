// Every text of the collections of sentences and of Markdown, each as a post of a forum: all of its words are here.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { needsRealData, realData } from '../../../platform/server/testing/real-data.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { wordsOfHtml } from '../convert/testing/words.ts';
import { importSite } from './testing/import-site.ts';
import { importTwice } from './testing/imported-threads.ts';
import { lostWords } from './testing/lost-words.ts';
import { discourseExport, post, topic } from './testing/made-export.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

interface Text {
  raw: string;
  /** As another program draws it. */
  html: string;
}

const PER_TOPIC = 40;

async function lostOf(texts: readonly Text[]): Promise<string[]> {
  const topics = Map.groupBy(texts.entries(), ([at]) => Math.floor(at / PER_TOPIC) + 1);
  const path = await discourseExport(
    [...topics].map(([id, inTopic]) =>
      topic(id, {}, [
        post(id, 1),
        ...inTopic.map(([at, { raw, html }]) => post(id, (at % PER_TOPIC) + 2, { raw, cooked: html })),
      ]),
    ),
  );
  await importTwice(test, path);
  const rows = await test.site.database.rows<{ id: string; html: string }>(sql`
    select foreign_id as id, body_html as html from imported_records join comments on comment_id = record_id where kind = 'posts'`);
  const here = new Map(rows.map((row) => [row.id, row.html]));
  return texts.flatMap(({ html }, at) => {
    const id = String((Math.floor(at / PER_TOPIC) + 1) * 1000 + (at % PER_TOPIC) + 2);
    const lost = lostWords(wordsOfHtml(html), here.get(id) ?? '');
    return lost.length > 0 ? [`${at}: ${lost.join(' ')} ${JSON.stringify(texts[at])} ${here.get(id)}`] : [];
  });
}

const SENTENCES = 'migration-sources/multilingual/sentences.ndjson';

it('sentences in many languages', async (context) => {
  needsRealData(context, SENTENCES);
  const lines = readFileSync(realData(SENTENCES).path, 'utf8').trim().split('\n');
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text);
  expect(texts.length).toBe(1864);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  expect(await lostOf(texts.map((text) => ({ raw: text, html: `<p>${escaped(text)}</p>` })))).toEqual([]);
});

const SPECS = ['commonmark-0.31.2.json', 'gfm-0.29.json', 'gfm-extensions.json'];

it.for(SPECS)('examples of Markdown in %s', async (name, context) => {
  const file = `migration-sources/markdown-spec/${name}`;
  needsRealData(context, file);
  const { path } = realData(file);
  const examples = JSON.parse(readFileSync(path, 'utf8')) as { markdown: string; html: string }[];
  expect(await lostOf(examples.map(({ markdown, html }) => ({ raw: markdown, html })))).toEqual([]);
});
