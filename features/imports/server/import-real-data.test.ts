// The same on real communities' data, which is not part of the project.
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { needsRealData, realData } from '../../../platform/server/testing/real-data.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import type { FinishedImport } from './run-import.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, isCutOff, silent } from './testing/import-site.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

const SOURCES = 'migration-sources';
const { path: sources, isThere } = realData(SOURCES);

const conlang = join(sources, 'stackexchange-conlang-meta');
const sample = join(sources, 'discourse-urho3d/sample-60.ndjson');

/** One after the other; undefined where one of them was cut off. */
async function importBoth(test: TestSite, limits: (number | undefined)[] = []) {
  const common = { site: test.site, out: silent, batchSize: 100 };
  const imports = [
    (stopAfterBatches: number | undefined) =>
      importFromStackExchange({ ...common, path: conlang, stopAfterBatches }),
    (stopAfterBatches: number | undefined) =>
      importFromDiscourse({ ...common, path: sample, stopAfterBatches }),
  ];
  const finished: FinishedImport[] = [];
  for (const [at, begin] of imports.entries()) {
    const limit = limits[at];
    if (limit !== undefined && (await isCutOff(begin(limit)))) return undefined;
    if (limit === undefined) finished.push(await begin(undefined));
  }
  return finished;
}

describe('imports of real data', () => {
  let test: TestSite;
  beforeAll(async () => {
    if (isThere) test = await importSite();
  });
  beforeEach((context) => needsRealData(context, SOURCES));
  afterAll(() => test?.close());

  it('take every question, answer, topic and post', async () => {
    const finished = await importBoth(test);
    const allStats = finished?.flatMap(({ run }) => run.stats.kinds) ?? [];
    expect(allStats.filter(({ read, imported, rejected }) => read !== imported + rejected)).toEqual([]);
    const imported = Object.fromEntries(allStats.map((each) => [each.kind, [each.read, each.imported]]));
    expect(imported).toMatchObject({
      questions: [54, 54],
      answers: [115, 115],
      comments: [230, 230],
      tags: [71, 71],
      topics: [57, 57],
    });
    expect(imported.posts?.[0]).toBe(imported.posts?.[1]);
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('leave no link between what was imported on the old site', async () => {
    const left = await test.site.database.rows<{ link: string[] }>(sql`
      select regexp_matches(body_html, 'href="(https?://conlang\.meta\.stackexchange\.com/(?:q|a|questions)/(\d+)[^"]*)"', 'g') as link
      from (select body_html from discussions union all select body_html from comments) posts`);
    const known = await test.site.database.rows<{ foreign_id: string }>(sql`
      select foreign_id from imported_records where kind in ('questions', 'answers')`);
    const ids = new Set(known.map((row) => row.foreign_id));
    expect(left.filter(({ link }) => ids.has(link[1] ?? ''))).toEqual([]);
    const stands = await test.site.database.row<{ count: number }>(
      sql`select count(*) from comments where body_html like '%discourse://%'`,
    );
    expect(stands?.count).toBe(0);
  });

  it('change nothing when run again, and end the same after being cut off', async () => {
    const whole = await siteState(test.site.database);
    await importBoth(test);
    expect(await siteState(test.site.database)).toEqual(whole);
    const other = await importSite();
    expect(await importBoth(other, [6, undefined])).toBeUndefined();
    expect(await importBoth(other, [undefined, 7])).toBeUndefined();
    await importBoth(other);
    expect(await siteState(other.site.database)).toEqual(whole);
    await other.close();
  }, 60_000);
});
