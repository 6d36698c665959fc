// What came of an export, in a form that tests can read.
import { expect } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from '../discourse/discourse.importer.ts';
import { silent } from './import-site.ts';
import { siteState, wrongCounters } from './site-state.ts';

export interface Thread {
  name: string;
  author: string;
  body: string;
  replies: string[] | null;
}

export function threads(test: TestSite): Promise<Thread[]> {
  return test.site.database.rows<Thread>(sql`
    select d.name, u.name as author, d.body, (
      select array_agg(c.number || ' ' || r.name || ': ' || c.body order by c.number)
      from comments c join users r on r.user_id = c.insert_user_id where c.discussion_id = d.discussion_id) as replies
    from discussions d join users u on u.user_id = d.insert_user_id order by d.name, d.discussion_id`);
}

export async function reasons(test: TestSite): Promise<string[]> {
  const rows = await test.site.database.rows<{
    kind: string;
    foreign_id: string;
    reason: string;
    place: string;
  }>(sql`select * from import_rejections order by kind, foreign_id`);
  return rows.map(({ kind, foreign_id, reason, place }) => `${kind} ${foreign_id} (${place}): ${reason}`);
}

/** Twice, since nothing may be added by the second run. */
export async function importTwice(test: TestSite, path: string) {
  const common = { site: test.site, out: silent, batchSize: 3 };
  const { run } = await importFromDiscourse({ ...common, path });
  expect(run.stats.unbalanced).toEqual([]);
  expect(await wrongCounters(test.site)).toEqual({});
  const state = await siteState(test.site.database);
  const again = await importFromDiscourse({ ...common, path });
  expect(again.run.hasChanged).toBe(false);
  expect(again.run.stats.kinds).toEqual(run.stats.kinds);
  expect(await siteState(test.site.database)).toEqual(state);
  return run;
}
