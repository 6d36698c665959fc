// `parley import discourse <file or folder>`.

import type { ImportRun } from '../import-run.ts';
import { pipeline } from '../pipeline.ts';
import { type NewCategory, writeCategory } from '../write-categories.ts';
import { readDiscourseCategories, unnamedCategory } from './categories.ts';
import type { DiscourseFacts } from './check-export.ts';
import { importDiscourseUsers } from './import-users.ts';
import { prepareTopics } from './prepare-topics.ts';
import { type DiscourseExport, readTopics } from './read-topics.ts';
import { postsOf, type TopicLine } from './topic.ts';
import { writeTopics } from './write-topics.ts';

export async function importDiscourse(
  run: ImportRun,
  given: DiscourseExport,
  facts: DiscourseFacts,
): Promise<void> {
  run.expect(facts.posts);
  await importCategories(run, given, facts);
  await importDiscourseUsers(run, given.file);
  await pipeline(
    batchesOf(readTopics(given.file), run.batchSize),
    (lines) => prepareTopics(run, lines),
    async (batch) => {
      const countPosts = batch.judged.reduce((sum, each) => sum + each.countPosts, 0);
      const countActions = batch.judged.reduce((sum, each) => sum + each.countActions, 0);
      run.read('topics', batch.judged.length);
      run.read('posts', countPosts);
      if (countActions > 0) run.read('actions', countActions);
      await run.batch((tx, outcome) => writeTopics(run, tx, outcome, batch));
      run.advance('posts', countPosts + countActions);
    },
  );
}

async function importCategories(
  run: ImportRun,
  given: DiscourseExport,
  facts: DiscourseFacts,
): Promise<void> {
  const named = readDiscourseCategories(given.categories);
  const known = new Set(named.map((each) => each.foreignID));
  const unnamed = facts.categoryIDs.filter((id) => !known.has(id)).map(unnamedCategory);
  const none: NewCategory = { foreignID: '0', name: 'Uncategorized', slug: 'uncategorized', oldPaths: [] };
  const all = [...named, ...unnamed, ...(facts.hasUncategorized ? [none] : [])];
  run.read('categories', all.length);
  await run.batch(async (tx, outcome) => {
    for (const category of all) {
      const ids = await run.ids.find(tx, 'categories', [category.foreignID, category.parentID ?? '']);
      if (ids.has(category.foreignID)) {
        outcome.take('categories');
        continue;
      }
      const categoryID = await writeCategory(tx, category, ids.get(category.parentID ?? ''));
      await run.ids.record(tx, 'categories', [[category.foreignID, categoryID]]);
      outcome.write('categories');
    }
  });
}

/** Whole topics together, a bounded number of posts at a time. */
async function* batchesOf(topics: AsyncIterable<TopicLine>, size: number): AsyncGenerator<TopicLine[]> {
  let batch: TopicLine[] = [];
  let posts = 0;
  for await (const topic of topics) {
    batch.push(topic);
    posts += 1 + postsOf(topic.value).length;
    if (posts < size) continue;
    yield batch;
    batch = [];
    posts = 0;
  }
  if (batch.length > 0) yield batch;
}
