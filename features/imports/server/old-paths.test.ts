import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { guestViewer } from '../../../platform/server/sessions/identify.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { findOldPath } from './old-paths.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { BEEKEEPING, DISCOURSE, importSite, silent } from './testing/import-site.ts';

let test: TestSite;

beforeAll(async () => {
  test = await importSite();
  await importFromDiscourse({ site: test.site, out: silent, path: DISCOURSE });
  await importFromStackExchange({ site: test.site, out: silent, path: BEEKEEPING });
});
afterAll(() => test.close());

async function found(path: string): Promise<string | undefined> {
  return findOldPath(await makeContext(test.site, guestViewer(await test.site.roleRegistry())), path);
}

async function idOf(statement: ReturnType<typeof sql>): Promise<number> {
  return (await test.site.database.row<{ id: number }>(statement))?.id ?? 0;
}

describe('addresses of imported sites', () => {
  it('lead to discussions, comments, people, categories and tags', async () => {
    const glaze = await idOf(sql`select discussion_id as id from discussions where name like 'Glaze%'`);
    const coats = await idOf(sql`select comment_id as id from comments where body = 'Two coats it is.'`);
    const hive = await idOf(sql`select discussion_id as id from discussions where name like 'Where%'`);
    const cells = await idOf(sql`select comment_id as id from comments where body like '%queen cells%'`);
    const discussion = `/discussion/${glaze}/glaze-runs-off-the-rim`;
    expect(await found('/t/glaze-runs-off-the-rim/2')).toBe(discussion);
    expect(await found('/t/another-slug/2')).toBe(discussion);
    expect(await found('/t/glaze-runs-off-the-rim/2/4')).toBe(
      `/discussion/comment/${coats}#Comment_${coats}`,
    );
    // A post that did not come along: its topic.
    expect(await found('/t/glaze-runs-off-the-rim/2/11')).toBe(discussion);
    expect(await found('/p/105')).toBe(`/discussion/comment/${coats}#Comment_${coats}`);
    expect(await found('/p/102')).toBe(discussion);
    expect(await found('/u/O.Kettle/activity')).toBe('/profile/o.kettle');
    expect(await found('/c/workshop/glazes')).toBe('/categories/glazes');
    for (const path of ['/c/11', '/c/glazes/11', '/c/workshop/glazes/11', '/c/workshop/glazes/11/l/latest'])
      expect(await found(path)).toBe('/categories/glazes');
    expect(await found('/tag/celadon')).toMatch(/^\/discussions\/tagged\/celadon/);
    expect(await found('/q/10')).toBe(`/discussion/comment/${cells}#Comment_${cells}`);
    expect(await found('/questions/2/where')).toBe(`/discussion/${hive}/where-to-put-the-hive`);
    expect(await found('/q/2')).toBe(`/discussion/${hive}/where-to-put-the-hive`);
    expect(await found('/questions/1/why/10')).toBe(`/discussion/comment/${cells}#Comment_${cells}`);
    expect(await found('/a/10')).toBe(`/discussion/comment/${cells}#Comment_${cells}`);
    expect(await found('/users/1/ada-comb')).toBe('/profile/Ada%20Comb');
    expect(await found('/questions/tagged/c%23')).toMatch(/^\/discussions\/tagged\/c/);
  });

  it('are answered with a redirect that lasts', async () => {
    const { status, headers } = await test.guest.page('/u/o.kettle');
    expect([status, headers.get('location')]).toEqual([301, '/profile/o.kettle']);
    expect((await test.guest.page('/u/nobody-at-all')).status).toBe(404);
  });

  it('lead nowhere where nothing was', async () => {
    for (const path of ['/t/x/999', '/q/999', '/a/999', '/u/nobody', '/c/nothing', '/nothing', '/t/x']) {
      expect(await found(path)).toBeUndefined();
    }
  });

  it('do not tell the titles of what a guest may not see', async () => {
    const held = await idOf(sql`select discussion_id as id from discussions where name like 'A topic that%'`);
    expect(await found('/t/a-topic-that-comes-later/5')).toBe(`/discussion/${held}`);
    await test.site.database.execute(
      sql`delete from role_permissions where role_id = 2 and permission = 'discussions.view'`,
    );
    test.site.invalidate(['*']);
    const glaze = await idOf(sql`select discussion_id as id from discussions where name like 'Glaze%'`);
    expect(await found('/t/x/2')).toBe(`/discussion/${glaze}`);
  });
});
