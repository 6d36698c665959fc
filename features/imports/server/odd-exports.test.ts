// Exports with gaps and repetitions: what can be taken is, the rest is listed with its place and reason.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { importTwice, reasons, threads } from './testing/imported-threads.ts';
import { discourseExport, post, stackExchangeExport, topic } from './testing/made-export.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

describe('a topic without its opening post', () => {
  it('stays with whoever began it', async () => {
    await importTwice(
      test,
      await discourseExport([
        topic(1, {}, [post(1, 1, { deleted_at: '2022-04-01T00:00:00Z' }), post(1, 2), post(1, 3)]),
        topic(2, { details: { created_by: { id: 55, username: 'starter' } } }, [post(2, 2)]),
        topic(3, { user_id: 102 }, [post(3, 2), post(3, 4)]),
        topic(4, {}, [post(4, 2)]),
        topic(5, {}, [post(5, 1, { created_at: 'some day' }), post(5, 2)]),
        topic(6, {}, [post(6, 1, { deleted_at: '2022-04-01T00:00:00Z' })]),
      ]),
    );
    const found = await threads(test);
    expect(found.map(({ author, replies }) => [author, replies?.length])).toEqual([
      ['asker', 2],
      ['starter', 1],
      ['member2', 2],
      ['Former member', 1],
      ['asker', 1],
    ]);
    expect(found[0]?.body).toBe('*The opening post of this discussion was deleted on the old site.*');
    expect(found[0]?.replies?.[0]).toBe('1 member2: Words of post 2 in topic 1.');
    expect(found[1]?.body).toMatch(/did not come along/);
    expect(await reasons(test)).toEqual([
      'posts 1001 (topics.ndjson, line 1): deleted on the old site',
      'posts 5001 (topics.ndjson, line 5): it has no usable date',
      'posts 6001 (topics.ndjson, line 6): deleted on the old site',
      'topics 6 (topics.ndjson, line 6): it has no post that could be taken',
    ]);
  });

  it('gets it when a later export has it', async () => {
    const common = { site: test.site, out: silent };
    await importFromDiscourse({ ...common, path: await discourseExport([topic(1, {}, [post(1, 2)])]) });
    const opening = post(1, 1, { raw: 'Marzipan for @member2.', cooked: '<p>Marzipan for @member2.</p>' });
    await importTwice(test, await discourseExport([topic(1, {}, [opening, post(1, 2)])]));
    expect(await test.site.database.rows(sql`select record_type from user_mentions`)).toHaveLength(1);
    expect(await threads(test)).toEqual([
      {
        name: 'Topic 1 of the old forum',
        author: 'asker',
        body: 'Marzipan for @member2.',
        replies: ['1 member2: Words of post 2 in topic 1.'],
      },
    ]);
    expect(await found('marzipan')).toEqual(['discussion']);
    expect(await found('"come along"')).toEqual([]);
  });

  it('waits for moderators with all that was open of it, where the late one was hidden', async () => {
    const common = { site: test.site, out: silent };
    await importFromDiscourse({ ...common, path: await discourseExport([topic(1, {}, [post(1, 2)])]) });
    expect(await found('words')).toEqual(['comment']);
    expect((await test.guest.get('/discussions')).body).toHaveLength(1);
    await importTwice(
      test,
      await discourseExport([topic(1, {}, [post(1, 1, { hidden: true }), post(1, 2)])]),
    );
    expect(await found('words')).toEqual([]);
    const documents = sql`select from search_documents where record_type in ('discussion', 'comment')`;
    expect(await test.site.database.rows(documents)).toEqual([]);
    expect((await test.guest.get('/discussions')).body).toEqual([]);
  });
});

/** What guests find. */
async function found(query: string): Promise<string[]> {
  const { body } = await test.guest.get<{ recordType: string }[]>(
    `/search?query=${encodeURIComponent(query)}&recordTypes=discussion,comment`,
  );
  return body.map((each) => each.recordType);
}

describe('what stands twice', () => {
  it('is one discussion, whether fetched twice or page by page', async () => {
    const far = Array.from({ length: 5 }, (_, at) => topic(20 + at));
    const run = await importTwice(
      test,
      await discourseExport([
        topic(1, {}, [post(1, 1), post(1, 2)]),
        topic(1, {}, [post(1, 1), post(1, 2), post(1, 3)]),
        topic(2, {}, [post(2, 4), post(2, 5)]),
        ...far,
        topic(2, {}, [post(2, 1), post(2, 2), post(2, 4)]),
        topic(1, {}, [post(1, 1)]),
      ]),
    );
    const found = (await threads(test)).filter(({ name }) => /Topic [12] /.test(name));
    expect(found.map(({ author, replies }) => [author, replies?.map((each) => each.split(':')[0])])).toEqual([
      ['asker', ['1 member2', '2 member3']],
      ['asker', expect.arrayContaining(['3 member4', '4 member5', expect.stringContaining('member2')])],
    ]);
    const { count } = (await test.site.database.row<{ count: number }>(
      sql`select count(*)::int as count from discussions`,
    )) ?? { count: 0 };
    const topics = run.stats.kinds.find(({ kind }) => kind === 'topics');
    expect(topics).toEqual({ kind: 'topics', read: 10, imported: count, rejected: 3 });
    const posts = run.stats.kinds.find(({ kind }) => kind === 'posts');
    expect(posts?.imported).toBe(12);
  });

  it('is one comment where a post was moved to another topic', async () => {
    const moved = post(1, 2, { id: 5000 });
    await importTwice(
      test,
      await discourseExport([topic(1, {}, [post(1, 1), moved]), topic(2, {}, [post(2, 1), moved])]),
    );
    expect((await threads(test)).map(({ replies }) => replies?.length)).toEqual([1, undefined]);
    expect(await reasons(test)).toEqual([
      'posts 5000 (topics.ndjson, line 2): it stands in another discussion already',
    ]);
  });

  it('is one row in a dump of Stack Exchange', async () => {
    const row = {
      Id: '1',
      PostTypeId: '1',
      Title: 'Why',
      Body: '<p>Why?</p>',
      CreationDate: '2020-01-01T00:00:00',
    };
    const other = (Id: string) => ({ ...row, Id });
    const path = await stackExchangeExport({
      Posts: [row, other('2'), other('3'), row, other('4'), row, row],
    });
    for (const batchSize of [1, 2]) {
      await importFromStackExchange({ site: test.site, out: silent, path, batchSize });
      expect(await threads(test)).toHaveLength(4);
    }
  });
});

describe('posts without an id', () => {
  it('are known by their place', async () => {
    const nameless = [post(1, 1), post(1, 2), post(1, 3)].map((each) => ({ ...each, id: undefined }));
    await importTwice(test, await discourseExport([topic(1, {}, nameless)]));
    expect((await threads(test))[0]?.replies).toHaveLength(2);
  });
});
