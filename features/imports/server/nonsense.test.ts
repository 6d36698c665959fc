// Exports that hold nonsense: what can be taken is, the rest is listed with its place and reason.
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { importTwice, reasons, threads } from './testing/imported-threads.ts';
import { discourseExport, post, stackExchangeExport, topic } from './testing/made-export.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

describe('nonsense', () => {
  const DEEP = `{"id":70,"title":${'['.repeat(200_000)}${']'.repeat(200_000)},"post_stream":{"posts":[]}}`;

  it('is refused row by row in an export of Discourse', async () => {
    const path = await discourseExport([
      topic(
        1,
        {
          views: 9e15,
          pinned_globally: true,
          pinned_at: '+99999-01-01T00:00:00Z',
          closed: true,
          last_posted_at: 'x',
        },
        [
          post(1, 1, {
            actions_summary: [{ id: 2, count: 2 ** 60 }],
            updated_at: '99999-01-01',
            version: 2,
          }),
          post(1, 2, { created_at: '+275760-09-13T00:00:00.000Z' }),
          post(1, 3, { created_at: '0001-01-01T00:00:00' }),
          post(1, 4, { post_number: 3_000_000_000 }),
          post(1, 5, { post_number: -1 }),
          post(1, 6, { id: 1e21 }),
          post(1, 7, { raw: 12 }),
          post(1, 8, { username: ['x'] }),
          post(1, 9, { username: 'nul\0name', raw: 'With \0 and \ud800 in it.' }),
          null,
          'text',
          [],
        ],
      ),
      topic(2 ** 53, {}),
      topic(-4, {}),
      topic(5, { title: 7 }),
      topic(6, { title: undefined }),
      topic(7, { tags: 'none', views: -3, category_id: 7.5 }),
      topic(8, { tags: [1, null, 'ok'] }, [
        post(8, 1, { version: 'x', actions_summary: 'y', reply_to_post_number: 1e300 }),
      ]),
      DEEP,
      '[]',
      'null',
      '"text"',
      topic(9, {}, [
        post(9, 1, { cooked: `${'<div>'.repeat(100_000)}deep words`, raw: undefined }),
        post(9, 2, { raw: `${'[quote]'.repeat(20_000)}deep words${'[/quote]'.repeat(20_000)}` }),
      ]),
    ]);
    await importTwice(test, path);
    expect((await threads(test)).map(({ name, replies }) => [name, replies?.length])).toEqual([
      ['Topic 1 of the old forum', 1],
      ['Topic 8 of the old forum', undefined],
      ['Topic 9 of the old forum', 1],
    ]);
    expect((await threads(test))[2]?.body).toContain('deep words');
    expect((await threads(test))[2]?.replies?.[0]).toContain('deep words');
    const all = await reasons(test);
    for (const line of all) expect(line).toMatch(/\(topics\.ndjson, line \d+\): /);
    const all2 = all.map((line) => line.replace(/ \(topics\.ndjson.*/, ''));
    for (const row of [
      'posts 1002',
      'posts 1003',
      'posts 1004',
      'posts 1005',
      'posts 1007',
      'posts 1008',
      'topics -4',
      'topics 5',
      'topics 6',
      'topics 7',
      'topics 70',
      'topics line 9',
    ])
      expect(all2).toContain(row);
  });

  it('is refused row by row in a dump of Stack Exchange', async () => {
    const at = { CreationDate: '2020-01-01T00:00:00' };
    const row = { ...at, PostTypeId: '1', Title: 'Why', Body: '<p>Why?</p>' };
    const path = await stackExchangeExport({
      Users: [
        { ...at, Id: '5', DisplayName: 'Ann', Reputation: '99999999999999', LastAccessDate: '99999-01-01' },
        { ...at, Id: '99999999999999999999', DisplayName: 'Ben' },
        { ...at, DisplayName: 'Cid' },
        { Id: '6', DisplayName: '', CreationDate: '+99999-01-01T00:00:00' },
      ],
      Posts: [
        {
          ...row,
          Id: '1',
          Score: '-99999999999',
          ViewCount: '1e300',
          LastEditDate: '99999-01-01',
          Tags: '<>',
        },
        { ...row, Id: '2', CreationDate: '99999-01-01T00:00:00' },
        { ...row, Id: 'x'.repeat(5000) },
        { ...row, Id: '4', Body: `${'<div>'.repeat(100_000)}deep words` },
        { ...row, Id: '5', OwnerUserId: 'abc', OwnerDisplayName: 'n'.repeat(5000) },
        { ...at, Id: '6', PostTypeId: '2', ParentId: '9'.repeat(400), Body: '<p>a</p>' },
      ],
      Comments: [
        { ...at, Id: '1', PostId: '1', Text: 'fine', Score: 'many' },
        { ...at, PostId: '1', Text: 'no id' },
      ],
      Votes: [
        { ...at, Id: '1', PostId: '1', VoteTypeId: '2' },
        { ...at, PostId: '1', VoteTypeId: '2' },
      ],
    });
    const { run } = await importFromStackExchange({ site: test.site, out: silent, path });
    expect(run.stats.unbalanced).toEqual([]);
    expect(await threads(test)).toHaveLength(3);
    const all = await reasons(test);
    expect(
      all.filter((line) => /^questions/.test(line)).map((line) => line.replace(/x{50,}…?/, 'x')),
    ).toEqual([
      'questions 2 (Posts.xml, line 4): it has no usable date',
      'questions x (Posts.xml, line 5): its id is no number that can be used',
    ]);
  });

  it('does not hide what stands around it: line ends, marks and lines that are too long', async () => {
    const path = await discourseExport([]);
    const file = join(path, 'topics.ndjson');
    await writeFile(file, `\uFEFF${JSON.stringify(topic(1))}\r\n\r\n`);
    const chunk = Buffer.alloc(16 * 1024 * 1024, 'x');
    for (let megabytes = 0; megabytes <= 128; megabytes += 16) await appendFile(file, chunk);
    await appendFile(file, `\r\n${JSON.stringify(topic(2))}`);
    await importTwice(test, path);
    expect(await threads(test)).toHaveLength(2);
    expect(await reasons(test)).toEqual([
      'topics line 3 (topics.ndjson, line 3): the line is longer than 128 million characters',
    ]);
    await rm(path, { recursive: true });
  }, 60_000);
});
