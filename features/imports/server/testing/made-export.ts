// Small exports made up by a test: only what it is about is named, the rest is as an ordinary forum has it.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Fields = Readonly<Record<string, unknown>>;

/** A reply unless it is number 1; its id follows from its number and its topic. */
export function post(topicID: number, number: number, fields: Fields = {}): Fields {
  const text = `Words of post ${number} in topic ${topicID}.`;
  return {
    id: topicID * 1000 + number,
    post_number: number,
    post_type: 1,
    username: number === 1 ? 'asker' : `member${number}`,
    user_id: number === 1 ? 100 : 100 + number,
    created_at: `2022-03-0${Math.min(9, number)}T10:00:00.000Z`,
    updated_at: `2022-03-0${Math.min(9, number)}T10:00:00.000Z`,
    version: 1,
    raw: text,
    cooked: `<p>${text}</p>`,
    avatar_template: '/user_avatar/old.example.org/asker/{size}/1_2.png',
    ...fields,
  };
}

export function topic(id: number, fields: Fields = {}, posts: readonly unknown[] = [post(id, 1)]): Fields {
  return {
    id,
    title: `Topic ${id} of the old forum`,
    slug: `topic-${id}-of-the-old-forum`,
    category_id: 7,
    archetype: 'regular',
    visible: true,
    views: 3,
    ...fields,
    post_stream: { posts },
  };
}

export const OPEN_CATEGORY = { id: 7, name: 'Open', slug: 'open', read_restricted: false };

async function folderNamed(name: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'parley-made-')), name);
  await mkdir(folder);
  return folder;
}

/** Answers the folder. A string stands in the file as it is. */
export async function discourseExport(
  topics: readonly (Fields | string)[],
  categories: unknown = [OPEN_CATEGORY],
): Promise<string> {
  const folder = await folderNamed('discourse');
  const lines = topics.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  await writeFile(join(folder, 'topics.ndjson'), `${lines.join('\n')}\n`);
  if (categories !== undefined) await writeFile(join(folder, 'categories.json'), JSON.stringify(categories));
  return folder;
}

type Row = Readonly<Record<string, string>>;

/** The tables of a dump, each row by its attributes. Answers the folder, named after the site. */
export async function stackExchangeExport(
  tables: Readonly<Record<string, Row[]>>,
  host = 'old.example.com',
): Promise<string> {
  const folder = await folderNamed(host);
  for (const [table, rows] of Object.entries<Row[]>({ Users: [], Posts: [], ...tables })) {
    const lines = rows.map((row) => {
      const attributes = Object.entries(row).map(([name, value]) => `${name}="${escaped(value)}"`);
      return `  <row ${attributes.join(' ')} />`;
    });
    const root = table.toLowerCase();
    const text = `<?xml version="1.0" encoding="utf-8"?>\n<${root}>\n${lines.join('\n')}\n</${root}>\n`;
    await writeFile(join(folder, `${table}.xml`), text);
  }
  return folder;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#xA;');
}
