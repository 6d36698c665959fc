import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import type { FinishedImport } from './run-import.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { askedIn } from './testing/accepted-replies.ts';
import { BEEKEEPING, importSite, isCutOff, silent } from './testing/import-site.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

let test: TestSite;
let finished: FinishedImport;

beforeAll(async () => {
  test = await importSite();
  finished = await importFromStackExchange({ site: test.site, out: silent, path: BEEKEEPING, batchSize: 3 });
});
afterAll(() => test.close());

const rows = <T extends object>(statement: ReturnType<typeof sql>) => test.site.database.rows<T>(statement);

describe('import from Stack Exchange', () => {
  it('takes every row or says why not', async () => {
    expect(finished.run.source).toBe('beekeeping.example.org');
    expect(finished.run.stats.unbalanced).toEqual([]);
    expect(finished.run.stats.kinds).toEqual([
      { kind: 'categories', read: 1, imported: 1, rejected: 0 },
      { kind: 'users', read: 7, imported: 7, rejected: 0 },
      { kind: 'tags', read: 4, imported: 4, rejected: 0 },
      { kind: 'questions', read: 4, imported: 3, rejected: 1 },
      { kind: 'answers', read: 5, imported: 3, rejected: 2 },
      { kind: 'tag descriptions', read: 4, imported: 3, rejected: 1 },
      { kind: 'other posts', read: 1, imported: 0, rejected: 1 },
      { kind: 'comments', read: 6, imported: 4, rejected: 2 },
      { kind: 'votes', read: 12, imported: 7, rejected: 5 },
      { kind: 'post links', read: 2, imported: 1, rejected: 1 },
      { kind: 'badges', read: 1, imported: 1, rejected: 0 },
      { kind: 'revisions', read: 6, imported: 3, rejected: 3 },
    ]);
    const reasons = await rows<{ kind: string; foreign_id: string; reason: string }>(
      sql`select kind, foreign_id, reason from import_rejections where kind not in ('post links', 'badges')
        order by kind, foreign_id::int`,
    );
    expect(reasons.map(({ kind, foreign_id, reason }) => `${kind} ${foreign_id}: ${reason}`)).toEqual([
      'answers 13: its question 999 is not among those imported',
      'answers 15: it has no text',
      'comments 4: its post 20 is not among those imported',
      'comments 5: its post 888 is not among those imported',
      'other posts 30: a candidacy for an election: there is nothing like it here',
      'questions 14: it has no title',
      'revisions 2: the first title: only earlier texts are kept',
      'revisions 5: a closing: only earlier texts are kept',
      'revisions 6: its post 20 is not among those imported',
      'tag descriptions 24: no tag refers to it',
      'votes 7: nobody knows whose bookmark it is',
      'votes 8: its post 999 is not among those imported',
      'votes 9: an approved edit: there is nothing like it here',
      'votes 10: the start of a bounty: there is nothing like it here',
      'votes 12: it accepts a post that is no answer',
    ]);
  });

  it('keeps people, those whose account is gone as well', async () => {
    const people = await rows<Record<string, unknown>>(sql`
      select name, points, location, website, about_html from users where import_source is not null order by user_id`);
    expect(people.map((each) => each.name)).toEqual([
      'Community',
      'Ada Comb',
      'Sam',
      'sam_2',
      'Sam_3',
      'Jörg Müller & Söhne',
      'Old\u0005Control',
      'user77',
      'Former member',
      'user404',
    ]);
    expect(people[1]).toMatchObject({
      points: 2050,
      location: 'Leeds',
      website: 'https://comb.example.org/',
    });
    expect(people[1]?.about_html).toContain('<b>1998</b>');
    expect(people[1]?.about_html).not.toContain('script');
    expect(people[3]?.website).toBeNull();
  });

  it('makes of questions what is there for them, with tags, scores, edits and their end', async () => {
    const asked = askedIn(test);
    const questions = await rows<Record<string, unknown>>(sql`
      select d.name, d.type, d.status_id, d.score, d.count_views, d.count_comments, d.date_inserted, d.date_updated,
        d.date_closed, u.name as author, e.name as editor, c.name as category,
        (select string_agg(t.name, ' ' order by dt.sort) from discussion_tags dt join tags t using (tag_id)
          where dt.discussion_id = d.discussion_id) as tags
      from discussions d join users u on u.user_id = d.insert_user_id left join users e on e.user_id = d.update_user_id
      join categories c using (category_id) order by d.date_inserted`);
    expect(questions).toEqual([
      {
        name: 'When do bees swarm & why?',
        type: asked.type,
        status_id: asked.status(5, true),
        score: 12,
        count_views: 340,
        count_comments: 5,
        date_inserted: '2019-06-01T10:00:00+00:00',
        date_updated: '2019-06-05T00:00:00+00:00',
        date_closed: null,
        author: 'Ada Comb',
        editor: 'Jörg Müller & Söhne',
        category: 'Beekeeping example',
        tags: 'swarming c++',
      },
      expect.objectContaining({
        name: 'Where to put the hive',
        status_id: asked.status(1),
        date_closed: '2019-07-01T12:00:00+00:00',
        tags: 'honey c# swarming one two',
      }),
      expect.objectContaining({
        name: 'Can wax go bad',
        status_id: asked.status(0),
        author: 'Community',
        count_comments: 0,
      }),
    ]);
    const described = await rows(
      sql`select name, urlcode, description_html from tags where name in ('swarming', 'c#', 'c++') order by name`,
    );
    expect(described).toEqual([
      expect.objectContaining({ name: 'c#', description_html: null }),
      expect.objectContaining({ name: 'c++' }),
      {
        name: 'swarming',
        urlcode: 'swarming',
        description_html: '<p dir="auto">About leaving home.</p><p dir="auto">Swarming, at length.</p>',
      },
    ]);
    expect(new Set(described.map((tag) => (tag as { urlcode: string }).urlcode)).size).toBe(3);
  });

  it('hangs comments under answers, numbered by time, and finds out whom they mean', async () => {
    const comments = await rows<Record<string, unknown>>(sql`
      select c.number, c.depth, p.number as parent, u.name as author, c.score, c.body, a.date_accepted, o.name as accepted_by
      from comments c join discussions d using (discussion_id) join users u on u.user_id = c.insert_user_id
      left join comments p on p.comment_id = c.parent_comment_id left join accepted_replies a on a.comment_id = c.comment_id
      left join users o on o.user_id = a.accept_user_id
      where d.name like 'When%' order by c.number`);
    expect(
      comments.map(({ number, depth, parent, author, score }) => [number, depth, parent, author, score]),
    ).toEqual([
      [1, 1, null, 'Jörg Müller & Söhne', 3],
      [2, 1, null, 'user77', -2],
      [3, 1, null, 'Sam', 7],
      [4, 2, 3, 'sam_2', 0],
      [5, 2, 3, 'user77', 0],
    ]);
    expect(comments[1]).toMatchObject({
      date_accepted: '2019-06-20T00:00:00+00:00',
      accepted_by: 'Ada Comb',
    });
    expect(comments[3]?.body).toBe('@"Ada Comb" see the cells; @"Jörg Müller & Söhne" too. Line break');
    expect(comments[4]?.body).toMatch(
      /^@sam_2 thanks! \[here\]\(\/discussion\/\d+\/where-to-put-the-hive\)$/,
    );
    expect(
      await rows(sql`
      select r.record_type, urlcode, imported from reaction_totals r order by imported desc, 1, 2`),
    ).toEqual([
      { record_type: 'comment', urlcode: 'Up', imported: 3 },
      { record_type: 'discussion', urlcode: 'Up', imported: 2 },
      { record_type: 'comment', urlcode: 'Up', imported: 1 },
      { record_type: 'discussion', urlcode: 'Down', imported: 1 },
      { record_type: 'discussion', urlcode: 'Up', imported: 1 },
    ]);
    expect(
      await rows(sql`select u.name, b.date_inserted from bookmarks b join users u using (user_id)`),
    ).toEqual([{ name: 'Sam', date_inserted: '2019-06-20T00:00:00+00:00' }]);
  });

  it('keeps what posts said before they were edited', async () => {
    expect(
      await rows(
        sql`select record_type, body, format, u.name, r.date_inserted from post_revisions r left join users u on u.user_id = r.insert_user_id`,
      ),
    ).toEqual([
      {
        record_type: 'discussion',
        body: 'When do they **swarm**?\r\n',
        format: 'markdown',
        name: 'Ada Comb',
        date_inserted: '2019-06-01T10:00:00+00:00',
      },
    ]);
  });

  it('leads links to their new place', async () => {
    const [answer] = await rows<{ body: string; south: number; hive: number }>(sql`
      select c.body, (select comment_id from comments where body like '%south%') as south,
        (select discussion_id from discussions where name like 'Where%') as hive
      from comments c where c.body like '%queen cells%'`);
    expect(answer?.body).toContain(`href="/discussion/comment/${answer?.south}#Comment_${answer?.south}"`);
    expect(answer?.body).toContain(`href="/discussion/${answer?.hive}/where-to-put-the-hive"`);
    const [question] = await rows<{ body_html: string }>(
      sql`select body_html from discussions where name like 'Where%'`,
    );
    expect(question?.body_html).toMatch(
      /href="http:\/\/community\.example\.com\/discussion\/comment\/\d+#Comment_\d+"/,
    );
  });

  it('leaves every counter as a recount would', async () => {
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('changes nothing when run again', async () => {
    const before = await siteState(test.site.database);
    const again = await importFromStackExchange({ site: test.site, out: silent, path: BEEKEEPING });
    expect(again.run.hasChanged).toBe(false);
    expect(again.run.stats.kinds).toEqual(finished.run.stats.kinds);
    expect(await siteState(test.site.database)).toEqual(before);
  });

  it('ends the same wherever it was cut off', async () => {
    const whole = await siteState(test.site.database);
    const other = await importSite();
    for (const stopAfterBatches of [0, 2, 5, 9, 13]) {
      const cut = importFromStackExchange({
        site: other.site,
        out: silent,
        path: BEEKEEPING,
        batchSize: 3,
        stopAfterBatches,
      });
      expect(await isCutOff(cut)).toBe(true);
    }
    await importFromStackExchange({ site: other.site, out: silent, path: BEEKEEPING, batchSize: 3 });
    expect(await siteState(other.site.database)).toEqual(whole);
    await other.close();
  });

  it('goes into a category of the site where one is named', async () => {
    const other = await importSite();
    await importFromStackExchange({ site: other.site, out: silent, path: BEEKEEPING, category: 'general' });
    expect(await other.site.database.rows(sql`select distinct category_id from discussions`)).toEqual([
      { category_id: 1 },
    ]);
    await other.close();
  });
});
