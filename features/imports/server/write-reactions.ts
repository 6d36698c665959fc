// Reactions with the person who gave them: each takes the place of one that had come along as a mere number.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { changeScores } from '../../discussions/server/post-scores.ts';
import { nameReactions } from '../../reactions/server/named-reactions.ts';
import { readDate } from './clean-text.ts';
import { worthOf } from './discourse/reactions.ts';
import type { ImportRun, Outcome } from './import-run.ts';
import { type StandingPost, standingPosts } from './standing-posts.ts';

/** As the report counts them, and `imported_records` knows them. */
export const REACTIONS = 'reactions';

export interface NamedPostReaction {
  /** By the old site's id. */
  postID: string;
  by: { id: number | undefined; username: string };
  urlcode: string;
  at: unknown;
  /** For the report. */
  foreignID: string;
}

interface ReactionRow {
  key: string;
  post: StandingPost;
  userID: number;
  urlcode: string;
  dateInserted: string;
}

/** What was taken back here since stays taken back. */
export async function writeReactions(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  given: readonly NamedPostReaction[],
): Promise<void> {
  const posts = await standingPosts(run, tx, new Set(given.map((each) => each.postID)));
  const userIDs = await giversOf(run, tx, given);
  const rows = new Map<string, ReactionRow>();
  for (const each of given) {
    const post = posts.get(each.postID);
    const userID = userIDs(each.by);
    if (!post)
      outcome.reject(REACTIONS, each.foreignID, `its post ${each.postID} is not among those imported`);
    else if (userID === undefined)
      outcome.reject(REACTIONS, each.foreignID, 'nobody knows whose reaction it is');
    else {
      outcome.take(REACTIONS);
      const key = `${each.postID}/${userID}`;
      const dateInserted = readDate(each.at) ?? post.dateInserted;
      if (!rows.has(key)) rows.set(key, { key, post, userID, urlcode: each.urlcode, dateInserted });
    }
  }
  const known = await run.ids.find(tx, REACTIONS, rows.keys());
  const fresh = [...rows.values()].filter((row) => !known.has(row.key));
  if (fresh.length === 0) return;
  const changes = await nameReactions(
    tx,
    fresh.map(({ post, ...row }) => ({ ...post, ...row })),
    worthOf,
  );
  await changeScores(tx, changes);
  await run.ids.record(
    tx,
    REACTIONS,
    fresh.map(({ key, post }) => [key, post.recordID]),
  );
  outcome.hasChanges = true;
}

async function giversOf(
  run: ImportRun,
  tx: Transaction,
  given: readonly NamedPostReaction[],
): Promise<(by: NamedPostReaction['by']) => number | undefined> {
  const ids = new Set(given.flatMap(({ by }) => (by.id === undefined ? [] : [String(by.id)])));
  const names = new Set(given.map(({ by }) => by.username.toLowerCase()).filter((name) => name !== ''));
  const byID = await run.ids.find(tx, 'users', ids);
  const byName = await run.ids.find(tx, 'usernames', names);
  return ({ id, username }) => byID.get(String(id)) ?? byName.get(username.toLowerCase());
}
