// `post_actions.ndjson` beside the topics: Discourse's table of who did what to which post, one row a line. Rows of the
// table of its plug-in for reactions may stand there as well.
import { basename } from 'node:path';
import { cleanLine } from '../clean-text.ts';
import type { NamedPostReaction } from '../write-reactions.ts';
import { MAX_NAME } from './authors.ts';
import type { People } from './people.ts';
import { LIKE, reactionFor } from './reactions.ts';
import { readTopics } from './read-topics.ts';
import type { TopicLine } from './topic.ts';

export interface PostAction extends NamedPostReaction {
  place: string;
  /** A like, of which the table does not say with which face it was given. */
  isPlain: boolean;
  /** Why it is no reaction that could be taken. */
  problem: string | undefined;
}

export async function* readPostActions(file: string): AsyncGenerator<PostAction[]> {
  for await (const line of readTopics(file)) yield [actionIn(line, file)];
}

export interface PostActionFacts {
  /** Who among the people reacted. */
  reactors: Set<string>;
  hasFaces: boolean;
}

/** Reads the whole file, so that a damaged one changes nothing. */
export async function checkPostActions(file: string, { byID }: People): Promise<PostActionFacts> {
  const reactors = new Set<string>();
  let hasFaces = false;
  for await (const actions of readPostActions(file)) {
    for (const { by, problem, isPlain } of actions) {
      const id = String(by.id ?? '');
      if (problem === undefined && byID.has(id)) reactors.add(id);
      hasFaces ||= !isPlain;
    }
  }
  return { reactors, hasFaces };
}

function actionIn({ line, value, problem: broken }: TopicLine, file: string): PostAction {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const postID = typeof row.post_id === 'number' ? String(row.post_id) : '';
  const userID = Number.isSafeInteger(row.user_id) ? (row.user_id as number) : undefined;
  const username = typeof row.username === 'string' ? cleanLine(row.username, MAX_NAME) : '';
  const face = [row.reaction_value, row.reaction].find((each) => typeof each === 'string');
  return {
    postID,
    by: { id: userID, username },
    urlcode: reactionFor((face as string | undefined) ?? 'heart'),
    at: row.created_at,
    foreignID: postID === '' ? `line ${line}` : `${postID}/${userID ?? (username || '?')}`,
    place: `${basename(file)}, line ${line}`,
    isPlain: face === undefined,
    problem: broken ?? problemOf(row, postID, face !== undefined),
  };
}

function problemOf(
  row: Readonly<Record<string, unknown>>,
  postID: string,
  hasFace: boolean,
): string | undefined {
  if (postID === '') return 'nothing says which post it is of';
  if (!hasFace && row.post_action_type_id !== LIKE)
    return 'a flag, a bookmark or something else that is no reaction';
  const isDeleted = row.deleted_at !== undefined && row.deleted_at !== null && row.deleted_at !== false;
  return isDeleted ? 'it was taken back on the old site' : undefined;
}
