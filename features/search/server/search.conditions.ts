// What a search is narrowed to, and what the viewer may see at all, as conditions on `search_documents`.
import { parseDateRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { categoryFollows } from '../../categories/server/category.queries.ts';
import { typeConditions } from '../../discussions/server/lists/type.conditions.ts';
import { requireVisibleRoles } from '../../roles/server/role.policy.ts';
import type { SearchInput } from '../search.contract.ts';
import { memberConditions } from './member.conditions.ts';
import { recordTypesOf } from './search.domains.ts';
import { searchKinds } from './search-kinds.ts';
import { isTrusted } from './stale-discussions.ts';

export type Conditions = (Sql | undefined | false)[];

/** Beside the words themselves. undefined: nothing can match. */
export async function matchConditions(
  ctx: RequestContext,
  input: SearchInput,
  hasWords: boolean,
): Promise<Conditions | undefined> {
  const recordTypes = recordTypesOf(ctx, input);
  const narrowing = [
    ...(await discussionConditions(ctx, input)),
    ...(await authorConditions(ctx, input)),
    ...dateConditions(input),
    ...(await memberConditions(ctx, input)),
    await placeCondition(ctx, input),
    input.discussionID !== undefined && sql`discussion_id = ${input.discussionID}`,
    input.types && sql`type = any(${input.types.map((type) => type.toLowerCase())})`,
  ].filter((each) => each !== undefined && each !== false);
  const isNarrowed = narrowing.length > 0 || input.recordTypes !== undefined;
  if (recordTypes.length === 0 || (!hasWords && !isNarrowed)) return undefined;
  return [
    sql`record_type = any(${recordTypes})`,
    await seenPlaces(ctx, input),
    isTrusted,
    ...seenOfKinds(ctx, recordTypes),
    ...narrowing,
  ];
}

function seenOfKinds(ctx: RequestContext, recordTypes: readonly string[]): Sql[] {
  return searchKinds.of(ctx).flatMap(({ recordType, visible }) => {
    const isAsked = visible !== undefined && recordTypes.includes(recordType);
    return isAsked ? [sql`(record_type <> ${recordType} or ${visible(ctx)})`] : [];
  });
}

/** Categories the viewer sees; what is archived only where it is asked for, or named. */
async function seenPlaces(ctx: RequestContext, input: SearchInput): Promise<Sql | undefined> {
  const visible = await visibleCategories(ctx);
  const named = new Set(namedCategories(input));
  const isArchived = (id: number) => visible.tree.byID.get(id)?.is_archived === true && !named.has(id);
  const skipsArchived = !input.includeArchivedCategories && visible.ids.some(isArchived);
  if (visible.isAll && !skipsArchived) return undefined;
  const ids = skipsArchived ? visible.ids.filter((id) => !isArchived(id)) : visible.ids;
  return sql`(category_id = any(${ids}) or category_id is null)`;
}

function namedCategories({ categoryID, categoryIDs }: SearchInput): number[] {
  return [...(categoryIDs ?? []), ...(categoryID === undefined ? [] : [categoryID])];
}

/** The categories that were asked for; seeing them is another condition. */
async function placeCondition(ctx: RequestContext, input: SearchInput): Promise<Sql | undefined> {
  const named = namedCategories(input);
  const followed = input.followedCategories
    ? new Set((await categoryFollows(ctx.db, ctx.viewer.userID)).keys())
    : undefined;
  if (named.length === 0) return followed && sql`category_id = any(${[...followed]})`;
  const { tree } = await visibleCategories(ctx);
  const ids = input.includeChildCategories ? named.flatMap((id) => [id, ...tree.descendants(id)]) : named;
  return sql`category_id = any(${followed ? ids.filter((id) => followed.has(id)) : ids})`;
}

async function discussionConditions(ctx: RequestContext, input: SearchInput): Promise<Conditions> {
  const { postTypeID, postMeta, statusID, tags } = input;
  const ofTypes = (await typeConditions(ctx, { postTypeID, postMeta })).filter((each) => each !== undefined);
  const seenStatus = ctx.can('staff.allow')
    ? sql`(status_id = any(${statusID ?? []}) or internal_status_id = any(${statusID ?? []}))`
    : sql`status_id = any(${statusID ?? []})`;
  return [
    ofTypes.length > 0 &&
      sql`discussion_id in (select d.discussion_id from discussions d where ${sql.and(ofTypes)})`,
    statusID && sql`discussion_id in (select discussion_id from discussions where ${seenStatus})`,
    tags && taggedWith(tags, input.tagOperator),
  ];
}

function taggedWith(tags: readonly string[], operator: 'and' | 'or'): Sql {
  const keys = [...new Set(tags.map((tag) => tag.toLowerCase()))];
  const tagged = sql`select discussion_id from discussion_tags join tags using (tag_id)
    join unnest(${keys}::text[]) as key on lower(urlcode) = key or lower(name) = key`;
  return operator === 'or'
    ? sql`discussion_id in (${tagged})`
    : sql`discussion_id in (${tagged} group by discussion_id having count(distinct key) = ${keys.length})`;
}

async function authorConditions(ctx: RequestContext, input: SearchInput): Promise<Conditions> {
  const { insertUserIDs, insertUserNames, excludedInsertUserIDs } = input;
  const { includedInsertUserRoleIDs: included, excludedInsertUserRoleIDs: excluded } = input;
  await requireVisibleRoles(ctx, 'includedInsertUserRoleIDs', included);
  await requireVisibleRoles(ctx, 'excludedInsertUserRoleIDs', excluded);
  const ofRoles = (ids: readonly number[]) =>
    sql`exists (select 1 from user_roles r where r.user_id = insert_user_id and r.role_id = any(${ids}))`;
  const names = insertUserNames?.map((name) => name.toLowerCase());
  return [
    insertUserIDs && sql`insert_user_id = any(${insertUserIDs})`,
    names && sql`insert_user_id in (select user_id from users where lower(name) = any(${names}))`,
    // What has no author is by nobody who is left out.
    excludedInsertUserIDs && sql`coalesce(insert_user_id <> all(${excludedInsertUserIDs}), true)`,
    included && ofRoles(included),
    excluded && sql`not ${ofRoles(excluded)}`,
  ];
}

function dateConditions({ dateInserted, dateUpdated }: SearchInput): Conditions {
  return [
    dateInserted !== undefined &&
      rangeCondition('date_inserted', parseDateRange('dateInserted', dateInserted)),
    dateUpdated !== undefined &&
      rangeCondition('coalesce(date_updated, date_inserted)', parseDateRange('dateUpdated', dateUpdated)),
  ];
}
