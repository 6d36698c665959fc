// The reaction types, read once and cached until somebody changes one.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { ReactionClass, ReactionSummary, ReactionType } from '../reactions.contract.ts';

export interface ReactionTypeRow {
  urlcode: string;
  tag_id: number;
  name: string;
  description: string;
  class: ReactionClass;
  score_change: number;
  points: number;
  sort: number;
  is_active: boolean;
  is_custom: boolean;
  is_protected: boolean;
  /** So many of them put the post on record. */
  logged_at: number | null;
  /** So many of them hide it. */
  removed_at: number | null;
  curator_weight: number;
}

export interface ReactionTypes {
  /** In the order they are shown. */
  all: readonly ReactionTypeRow[];
  /** Keys in lower case. */
  byUrlcode: ReadonlyMap<string, ReactionTypeRow>;
}

export const reactionTypesSnapshot: Snapshot<ReactionTypes, Pick<Site, 'database'>> = {
  name: 'reaction-types',
  tags: [cacheTag.reactionTypes],
  load: async ({ database }) => {
    const all = await database.rows<ReactionTypeRow>(sql`
      select urlcode, tag_id, name, description, class, score_change, points, sort, is_active, is_custom, is_protected,
        logged_at, removed_at, curator_weight
      from reaction_types order by sort, urlcode`);
    return { all, byUrlcode: new Map(all.map((row) => [row.urlcode.toLowerCase(), row])) };
  },
};

export async function requireReactionType(ctx: RequestContext, urlcode: string): Promise<ReactionTypeRow> {
  const { byUrlcode } = await ctx.snapshot(reactionTypesSnapshot);
  const row = byUrlcode.get(urlcode.toLowerCase());
  if (!row) throw notFound('Reaction');
  return row;
}

/** Flags are for moderators' eyes. */
export function isClassVisible(ctx: Pick<RequestContext, 'can'>, reactionClass: ReactionClass): boolean {
  return reactionClass !== 'Flag' || ctx.can('community.moderate');
}

/** What a reaction bar needs to know of a type. */
export function reactionTypeFacts(row: ReactionTypeRow): Omit<ReactionSummary, 'count'> {
  return { tagID: row.tag_id, urlcode: row.urlcode, name: row.name, class: row.class };
}

/** As one edits it. */
export function editableOf(row: ReactionTypeRow) {
  return {
    urlCode: row.urlcode,
    name: row.name,
    description: row.description,
    class: row.class,
    points: row.points,
    active: row.is_active,
  };
}

export function presentReactionType(row: ReactionTypeRow): ReactionType {
  return {
    urlCode: row.urlcode,
    urlcode: row.urlcode,
    name: row.name,
    description: row.description,
    points: row.points,
    class: row.class,
    tagID: row.tag_id,
    attributes: limitsOf(row),
    sort: row.sort,
    active: row.is_active,
    custom: row.is_custom,
    hidden: false,
    reactionValue: row.score_change,
    photoUrl: '',
  };
}

function limitsOf(row: ReactionTypeRow): ReactionType['attributes'] {
  if (row.logged_at === null && row.removed_at === null) return null;
  const { logged_at: loggedAt, removed_at: removedAt, curator_weight: curatorWeight } = row;
  return { loggedAt, removedAt, curatorWeight, isProtected: row.is_protected };
}
