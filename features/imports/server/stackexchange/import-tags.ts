// Tags.xml, and the wiki posts that describe tags.

import { sql } from '../../../../platform/server/db/sql.ts';
import { describeTags, type TagDescription } from '../../../tags/server/tag.bulk.ts';
import { tagKey } from '../../../tags/server/tag.queries.ts';
import { prepareBody } from '../bodies.ts';
import { cleanLine } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { ensureTags } from '../write-tags.ts';
import { importTable } from './site-import.ts';

const DESCRIPTIONS = 'tag descriptions';

export async function importTags(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => 'tags',
    prepare: async (rows) => rows,
    write: async (tx, outcome, rows) => {
      const usable = rows.filter((row) => row.Id && cleanLine(row.TagName ?? '', 100) !== '');
      for (const row of rows)
        if (!usable.includes(row)) outcome.reject('tags', row.Id ?? '?', 'it has no name');
      const started = await tx.row<{ date_started: string }>(
        sql`select date_started from imports where source = ${run.source}`,
      );
      const ids = await ensureTags(
        tx,
        usable.map((row) => row.TagName ?? ''),
        started?.date_started ?? '',
      );
      const tagged = usable.map((row) => ({
        row,
        tagID: ids.get(tagKey(cleanLine(row.TagName ?? '', 100))) ?? 0,
      }));
      await run.ids.record(
        tx,
        'tags',
        tagged.map(({ row, tagID }) => [row.Id ?? '', tagID]),
      );
      for (const [kind, of] of [
        ['tag excerpts', 'ExcerptPostId'],
        ['tag wikis', 'WikiPostId'],
      ] as const) {
        const described = tagged.filter(({ row }) => row[of]);
        await run.ids.record(
          tx,
          kind,
          described.map(({ row, tagID }) => [row[of] ?? '', tagID]),
        );
      }
      outcome.write('tags', usable.length);
    },
  });
}

/** Posts of type 4 say in short what a tag is for, those of type 5 at length: short first. */
export async function importTagDescriptions(run: ImportRun, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: (row) => (row.PostTypeId === '4' || row.PostTypeId === '5' ? DESCRIPTIONS : undefined),
    prepare: async (rows) =>
      rows.map((row) => ({
        row,
        html: prepareBody({ source: row.Body ?? '', format: 'html' }, run.rendering).columns.body_html,
      })),
    write: async (tx, outcome, described) => {
      const ids = described.map(({ row }) => row.Id ?? '');
      const excerpts = await run.ids.find(tx, 'tag excerpts', ids);
      const wikis = await run.ids.find(tx, 'tag wikis', ids);
      const taken: [string, number][] = [];
      const texts: TagDescription[] = [];
      for (const { row, html } of described) {
        const id = row.Id ?? '';
        const tag_id = excerpts.get(id) ?? wikis.get(id);
        if (tag_id === undefined) {
          outcome.reject(DESCRIPTIONS, id, 'no tag refers to it');
          continue;
        }
        taken.push([id, tag_id]);
        if (html !== '') texts.push({ tag_id, html, is_short: excerpts.has(id) });
      }
      await describeTags(tx, texts);
      await run.ids.record(tx, DESCRIPTIONS, taken);
      outcome.write(DESCRIPTIONS, taken.length);
    },
  });
}
