// What a kept row was presented as before. Lists show the same rows again and again, mostly unchanged.
import { MadeOnce } from '../../../platform/server/cache/unchanging.ts';
import type { Discussion } from '../discussions.contract.ts';
import { type DiscussionScene, presentDiscussion } from './discussion.present.ts';
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

const presented = new MadeOnce<HydratedRow, Discussion>();

/** Of rows that may be kept. What is presented does not change where it may be used again. */
export function presentRows(scene: DiscussionScene, rows: readonly HydratedRow[]): Discussion[] {
  const { expand, isStaff, excerptLength } = scene;
  if (isStaff || [...expand].some((name) => !PLAIN.has(name)))
    return rows.map((row) => presentDiscussion(scene, row));
  const shown = `${[...expand].join()} ${excerptLength} ${scene.marks ? 'member' : 'guest'}`;
  return rows.map((row) => presentOnce(scene, row, shown));
}

function presentOnce(scene: DiscussionScene, row: HydratedRow, shown: string): Discussion {
  const { discussion_id: id } = row;
  if (scene.attributes.has(id) || scene.marks?.has(id)) return presentDiscussion(scene, row);
  return presented.of(row, factsOf(scene, row, shown), () => presentDiscussion(scene, row));
}

function factsOf(
  { users, visible, statuses, tags }: DiscussionScene,
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
