// What a kept row was answered as before. Lists of the API show the same rows again and again, mostly unchanged.
import type { UserFragment } from '../../users/users.contract.ts';
import type { Discussion } from '../discussions.contract.ts';
import { type DiscussionScene, presentDiscussion } from './discussion.present.ts';
import type { HydratedRow } from './discussion.queries.ts';

/** What comes from the row, or beside it from the two people alone. */
const PLAIN: ReadonlySet<string> = new Set(['insertUser', 'lastUser', 'body', 'excerpt']);

interface Presented {
  shown: string;
  insertUser: UserFragment | undefined;
  lastUser: UserFragment | undefined;
  discussion: Discussion;
}

const presented = new WeakMap<HydratedRow, Presented>();

/** Of rows that may be kept. What is answered is frozen where it may be answered again. */
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
  const insertUser = scene.users.get(row.insert_user_id);
  const lastUser = scene.users.get(row.last_user_id);
  const known = presented.get(row);
  if (known?.shown === shown && known.insertUser === insertUser && known.lastUser === lastUser)
    return known.discussion;
  const discussion = Object.freeze(presentDiscussion(scene, row));
  presented.set(row, { shown, insertUser, lastUser, discussion });
  return discussion;
}
