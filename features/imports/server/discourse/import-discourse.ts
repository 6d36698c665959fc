// `parley import discourse <file or folder>`.

import type { ImportRun } from '../import-run.ts';
import { pipeline } from '../pipeline.ts';
import type { DiscourseFacts } from './check-export.ts';
import { checkTopic } from './check-topic.ts';
import { importDiscourseBadges } from './import-badges.ts';
import { importDiscourseCategories, type UnlistedCategories } from './import-categories.ts';
import { importNamedReactions, importPostActions } from './import-reactions.ts';
import { importDiscourseUsers } from './import-users.ts';
import { isOutdated, prepareTopics } from './prepare-topics.ts';
import { type DiscourseExport, isBroken, readTopics } from './read-topics.ts';
import { RepeatedTopics } from './repeated-topics.ts';
import { idOf, postsOf, type TopicLine } from './topic.ts';
import { writeTopics } from './write-topics.ts';

export async function importDiscourse(
  run: ImportRun,
  given: DiscourseExport,
  facts: DiscourseFacts,
  unlisted: UnlistedCategories | undefined,
): Promise<void> {
  run.expect(facts.posts);
  await importDiscourseCategories(run, given, facts, unlisted);
  await importDiscourseUsers(run, facts.participants);
  await importDiscourseBadges(run, facts.badges);
  const repeated = new RepeatedTopics(facts.repeatedTopics);
  await pipeline(
    batchesOf(readTopics(given.file), run.batchSize),
    async (lines) => {
      const broken = lines.filter(isBroken);
      const checked = lines.filter((line) => !isBroken(line)).map(checkTopic);
      for (const each of checked) repeated.note(each);
      return { broken, ...(await prepareTopics(run, checked)) };
    },
    async ({ broken, ...prepared }) => {
      const batch = (await isOutdated(run, prepared)) ? await prepareTopics(run, prepared.checked) : prepared;
      const countPosts = batch.checked.reduce((sum, each) => sum + each.countPosts, 0);
      const countActions = batch.checked.reduce((sum, each) => sum + each.countActions, 0);
      run.read('topics', batch.checked.length + broken.length);
      run.read('posts', countPosts);
      if (countActions > 0) run.read('actions', countActions);
      await run.batch((tx, outcome) => writeTopics(run, tx, outcome, { ...batch, broken, file: given.file }));
      await importNamedReactions(run, batch.checked);
      run.advance('posts', countPosts + countActions);
    },
  );
  if (given.postActions) await importPostActions(run, given.postActions, facts.hasFaces);
}

/** Whole topics together, each once, a bounded number of posts at a time. */
async function* batchesOf(topics: AsyncIterable<TopicLine>, size: number): AsyncGenerator<TopicLine[]> {
  let batch: TopicLine[] = [];
  let ids = new Set<string>();
  let posts = 0;
  for await (const topic of topics) {
    const id = idOf(topic.value, `line ${topic.line}`);
    if (posts >= size || ids.has(id)) {
      yield batch;
      batch = [];
      ids = new Set();
      posts = 0;
    }
    batch.push(topic);
    ids.add(id);
    posts += 1 + postsOf(topic.value).length;
  }
  if (batch.length > 0) yield batch;
}
