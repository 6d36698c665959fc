// Reactions whose givers the export names: in the posts themselves, or in a file beside the topics.
import type { ImportRun } from '../import-run.ts';
import { inGroups } from '../pipeline.ts';
import { type NamedPostReaction, REACTIONS, writeReactions } from '../write-reactions.ts';
import type { CheckedTopic } from './check-topic.ts';
import { type PostAction, readPostActions } from './post-actions.ts';
import { namedReactions } from './reactions.ts';

/** They are this much smaller than posts. */
const SMALL_ROWS = 8;

/** Of topics that are here by now. */
export async function importNamedReactions(run: ImportRun, checked: readonly CheckedTopic[]): Promise<void> {
  const posts = checked.flatMap(({ topic, opening, isOpeningAbsent, replies }) => {
    if (!topic) return [];
    return opening && !isOpeningAbsent ? [opening, ...replies] : replies;
  });
  const all = posts.flatMap((post) =>
    namedReactions(post).map(
      (each): NamedPostReaction => ({
        ...each,
        postID: post.id,
        foreignID: `${post.id}/${each.by.id ?? (each.by.username || '?')}`,
      }),
    ),
  );
  const size = run.batchSize * SMALL_ROWS;
  for (let at = 0; at < all.length; at += size) {
    const some = all.slice(at, at + size);
    run.read(REACTIONS, some.length);
    await run.batch((tx, outcome) => writeReactions(run, tx, outcome, some));
  }
}

/** Whoever laughed stands there as having liked as well: what says more is read first. */
export async function importPostActions(run: ImportRun, file: string, hasFaces: boolean): Promise<void> {
  if (hasFaces) await importActions(run, actionsOf(file, false));
  await importActions(run, actionsOf(file, true));
}

async function* actionsOf(file: string, isPlain: boolean): AsyncGenerator<PostAction[]> {
  for await (const actions of readPostActions(file)) yield actions.filter((each) => each.isPlain === isPlain);
}

async function importActions(run: ImportRun, groups: AsyncIterable<PostAction[]>): Promise<void> {
  for await (const actions of inGroups(groups, run.batchSize * SMALL_ROWS)) {
    run.read(REACTIONS, actions.length);
    await run.batch(
      async (tx, outcome) => {
        for (const { foreignID, problem, place } of actions)
          if (problem !== undefined) outcome.reject(REACTIONS, foreignID, problem, place);
        const usable = actions.filter((each) => each.problem === undefined);
        await writeReactions(run, tx, outcome, usable);
      },
      new Map(actions.map(({ foreignID, place }) => [foreignID, place])),
    );
  }
}
