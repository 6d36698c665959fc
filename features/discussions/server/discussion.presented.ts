// Memoizes what a cached row was presented as. Lists show the same rows again and again, mostly unchanged.
import { Memoized } from '../../../platform/server/cache/immutable.ts';
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import type { Discussion } from '../discussions.contract.ts';
import { type DiscussionContext, presentDiscussion } from './discussion.present.ts';
import type { HydratedRow } from './discussion.queries.ts';

/** What comes from the row, and from what `factsOf` names. */
const PLAIN: ReadonlySet<string> = new Set([
  'insertUser',
  'lastUser',
  'body',
  'excerpt',
  'category',
  'status',
  'tags',
]);

const presented = new Memoized<HydratedRow, Discussion>();

/** Of rows that may be cached. What is presented does not change where it may be used again. */
export async function presentRows(
  context: DiscussionContext,
  rows: readonly HydratedRow[],
): Promise<Discussion[]> {
  const { expand, isStaff, excerptLength } = context;
  if (isStaff || [...expand].some((name) => !PLAIN.has(name)))
    return mapInTurns(rows, (row) => presentDiscussion(context, row));
  const shown = `${[...expand].join()} ${excerptLength} ${context.marks ? 'member' : 'guest'}`;
  return mapInTurns(rows, (row) => presentOnce(context, row, shown));
}

function presentOnce(context: DiscussionContext, row: HydratedRow, shown: string): Discussion {
  const { discussion_id: id } = row;
  if (context.attributes.has(id) || context.marks?.has(id)) return presentDiscussion(context, row);
  return presented.of(row, factsOf(context, row, shown), () => presentDiscussion(context, row));
}

function factsOf(
  { users, visible, statuses, tags }: DiscussionContext,
  row: HydratedRow,
  shown: string,
): readonly unknown[] {
  const own = tags.get(row.discussion_id);
  return [
    shown,
    users.get(row.insert_user_id),
    users.get(row.last_user_id),
    visible.tree.byID.get(row.category_id),
    statuses,
    own && JSON.stringify(own),
  ];
}
