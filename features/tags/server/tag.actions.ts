// What administrators do with tags.
import { notFound } from '../../../platform/contract/errors.ts';
import { slug } from '../../../platform/contract/slug.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireRevision } from '../../../platform/server/http/responses/revision.ts';
import { dropTranslations } from '../../translations/server/translation.actions.ts';
import { type TagPatch, type TagPost, tagError } from '../tags.contract.ts';
import { tagAdded, tagChanged, tagDeleted } from '../tags.events.ts';
import { tagConfig } from './tag.config.ts';
import { TAG_RECORDS } from './tag.local-names.ts';
import { editableOf } from './tag.present.ts';
import { findTag, type TagRow, tagKey } from './tag.queries.ts';

export async function addTag(ctx: RequestContext, post: TagPost): Promise<number> {
  requireKnownType(ctx, post.type);
  return ctx.write(async (w) => {
    await requireParent(w, post.parentTagID);
    await requireFreeName(w, post.name, storedType(post.type));
    const row = await refusingTaken(() =>
      w.db.row<{ tag_id: number }>(sql`
        insert into tags (name, name_key, urlcode, type, parent_tag_id, insert_user_id)
        values (${post.name}, ${tagKey(post.name)}, ${(post.urlcode ?? tagSlug(post.name)).toLowerCase()},
          ${storedType(post.type)}, ${post.parentTagID ?? null}, ${ctx.viewer.userID})
        returning tag_id`),
    );
    const tagID = row?.tag_id ?? 0;
    await w.announce(tagAdded, { tagID }, { invalidates: [cacheTag.tags] });
    return tagID;
  });
}

export async function changeTag(ctx: RequestContext, tagID: number, patch: TagPatch): Promise<void> {
  const changes: [string, unknown][] = [];
  if (patch.name !== undefined) changes.push(['name', patch.name], ['name_key', tagKey(patch.name)]);
  if (patch.urlcode !== undefined) changes.push(['urlcode', patch.urlcode.toLowerCase()]);
  if (patch.type !== undefined) changes.push(['type', storedType(patch.type)]);
  if (patch.parentTagID !== undefined) changes.push(['parent_tag_id', patch.parentTagID]);
  await ctx.write(async (w) => {
    const before = await lockTag(w, tagID);
    requireRevision(ctx, editableOf(before), { dateUpdated: null, updateUserID: null });
    if (changes.length === 0) return;
    if (patch.type !== undefined && storedType(patch.type) !== before.type) requireKnownType(ctx, patch.type);
    await requireParent(w, patch.parentTagID);
    if (patch.parentTagID) await requireNotBelow(w, tagID, patch.parentTagID);
    const assignments: Sql[] = changes.map(([name, value]) => sql`${sql.raw(name)} = ${value}`);
    await refusingTaken(() =>
      w.db.execute(sql`update tags set ${sql.join(assignments)} where tag_id = ${tagID}`),
    );
    await w.announce(
      tagChanged,
      { tagID },
      { invalidates: [cacheTag.tags, cacheTag.allPosts, cacheTag.everything] },
    );
  });
}

async function lockTag(w: WriteContext, tagID: number): Promise<TagRow> {
  await w.db.execute(sql`select 1 from tags where tag_id = ${tagID} for no key update`);
  const row = await findTag(w.db, tagID);
  if (!row) throw notFound('Tag');
  return row;
}

export async function deleteTag(ctx: RequestContext, tagID: number): Promise<void> {
  await ctx.write(async (w) => {
    const tag = await w.db.row<{ has_children: boolean; is_used: boolean; type: string }>(sql`
      select type, exists (select 1 from tags where parent_tag_id = ${tagID}) as has_children,
        exists (select 1 from discussion_tags where tag_id = ${tagID}) as is_used
      from tags where tag_id = ${tagID} for update`);
    if (!tag) throw notFound('Tag');
    if (tag.has_children) throw tagError('tag.hasChildren');
    if (tag.is_used) throw tagError('tag.isUsed');
    if (!ctx.setting(tagConfig.allowedTypes).includes(tag.type)) throw tagError('tag.isReserved');
    await dropTranslations(w, TAG_RECORDS, tagID);
    await w.db.execute(sql`delete from tags where tag_id = ${tagID}`);
    await w.announce(tagDeleted, { tagID }, { invalidates: [cacheTag.tags] });
  });
}

export function tagSlug(name: string): string {
  return decodeURIComponent(slug(name));
}

function storedType(type: string | undefined): string {
  return type === undefined || type.toLowerCase() === 'user' ? '' : type;
}

/** Tags of other kinds are made by what uses them. */
function requireKnownType(ctx: RequestContext, type: string | undefined): void {
  if (!ctx.setting(tagConfig.allowedTypes).includes(storedType(type))) throw tagError('tag.typeUnknown');
}

/** Who hangs tags below others does it alone: of two at once, neither may hang one below itself. */
async function requireNotBelow(w: WriteContext, tagID: number, parentTagID: number): Promise<void> {
  await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags', 0))`);
  const isBelow = await w.db.row(sql`
    with recursive way as (
      select tag_id, parent_tag_id from tags where tag_id = ${parentTagID}
      union
      select up.tag_id, up.parent_tag_id from tags up join way on up.tag_id = way.parent_tag_id
    )
    select 1 from way where tag_id = ${tagID}`);
  if (isBelow) throw tagError('tag.ownParent');
}

async function requireParent(w: WriteContext, parentTagID: number | null | undefined): Promise<void> {
  if (parentTagID && !(await findTag(w.db, parentTagID))) throw tagError('tag.parentUnknown');
}

/** Checked before the address is: the same name has the same address, and the name is what was meant. */
async function requireFreeName(w: WriteContext, name: string, type: string): Promise<void> {
  const known = await w.db.row(sql`select 1 from tags where type = ${type} and name_key = ${tagKey(name)}`);
  if (known) throw tagError('tag.nameTaken');
}

export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'tags_type_name_key_key') throw tagError('tag.nameTaken');
    if (constraint === 'tags_urlcode_key') throw tagError('tag.urlcodeTaken');
    throw error;
  }
}
