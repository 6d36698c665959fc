// The files of everybody, for those who manage the community: with where each is shown.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { listMedia, ManagedMediaItem } from '../media.contract.ts';
import { presentMedia } from './media.present.ts';
import type { MediaRow } from './media.rows.ts';
import { holdersOf } from './media-holders.ts';
import { mentionedInSettings } from './media-mentions.ts';

type Query = QueryOf<(typeof listMedia)['spec']>;

interface ManagedRow extends MediaRow {
  count_uses: number;
  is_in_settings: boolean;
}

const MOST_USES = 10;

export async function listManagedMedia(ctx: RequestContext, query: Query): Promise<ManagedMediaItem[]> {
  const holders = await holdersOf(ctx.site);
  const hidden = [...holders.values()].filter(({ isPrivate }) => isPrivate).map((each) => each.recordType);
  const rows = await ctx.db.rows<ManagedRow>(sql`
    select m.media_id, m.key, m.name, m.type, m.size::float8 as size, m.width, m.height, m.insert_user_id, m.date_inserted,
      m.was_used, false as is_removed, m.count_uses, ${mentionedInSettings(sql.raw('m.key'))} as is_in_settings,
      (select coalesce(jsonb_agg(jsonb_build_object('recordType', record_type, 'recordID', record_id)), '[]') from (
        select record_type, record_id from media_uses u where u.media_id = m.media_id and record_type <> all(${hidden}::text[])
        order by u.date_inserted, record_type, record_id limit ${sql.integer(MOST_USES)}) shown) as uses
    from media m where ${wanted(query, hidden)}
    order by ${sql.raw(query.sort === '-size' ? 'm.size desc, m.media_id desc' : 'm.media_id desc')}
    limit ${sql.integer(query.limit)} offset ${sql.integer((query.page - 1) * query.limit)}`);
  return rows.map((row) => ({
    ...presentMedia(ctx, row),
    countUses: row.count_uses,
    isInSettings: row.is_in_settings,
    uses: row.uses.map((use) => {
      const path = holders.get(use.recordType)?.pathOf?.(use.recordID);
      return { ...use, url: path === undefined ? null : ctx.url(path) };
    }),
  }));
}

/** Deleted ones are left out, and what people show to each other alone, which is nobody else's. */
function wanted({ query, kind, isUsed }: Query, hidden: readonly string[]) {
  const part = query?.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`);
  return sql.and([
    sql`m.date_stored is not null and m.date_removed is null and (
      m.count_uses = 0
      or exists (select from media_uses u where u.media_id = m.media_id and u.record_type <> all(${[...hidden]}::text[])))`,
    part === undefined ? undefined : sql`lower(m.name) like ${`%${part}%`}`,
    kind === undefined ? undefined : sql`(m.type like 'image/%') = ${kind === 'image'}`,
    isUsed === undefined ? undefined : sql`(m.count_uses > 0) = ${isUsed}`,
  ]);
}
