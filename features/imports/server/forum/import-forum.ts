// The import of a forum, the same for every export that is read into `ForumExport`: members, categories, opening posts, replies,
// likes; each batch once, however often it is run.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { closeCategories } from '../../../categories/server/close-categories.ts';
import { importCategoriesAdded } from '../../imports.events.ts';
import type { ImportRun } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { inGroups } from '../pipeline.ts';
import { Authors } from '../stackexchange/authors.ts';
import { BADGES, writeBadges } from '../write-badges.ts';
import { type NewCategory, writeCategory } from '../write-categories.ts';
import { writeMembers } from '../write-members.ts';
import { writeReactions } from '../write-reactions.ts';
import type { ForumExport, ForumUser } from './forum-export.ts';
import { forgetTopics, stageTopics } from './staged-topics.ts';
import { importOpenings } from './write-openings.ts';
import { importReplies } from './write-replies.ts';

export async function importForum(run: ImportRun, forum: ForumExport, total: number): Promise<void> {
  run.expect(total);
  await importCategories(run, forum.categories);
  for await (const users of inGroups(forum.users(), run.batchSize)) await importUsers(run, users);
  await stageTopics(run, forum);
  const authors = new Authors(run);
  await importOpenings(run, authors, forum);
  await importReplies(run, authors, forum);
  await importLikes(run, forum);
  await importBadges(run, forum);
  await forgetTopics(run);
  for (const warning of forum.warnings) run.tell(warning);
}

async function importCategories(run: ImportRun, categories: readonly NewCategory[]): Promise<void> {
  run.read('categories', categories.length);
  await run.batch(async (tx, outcome) => {
    for (const category of categories) {
      const { foreignID, parentID = '' } = category;
      const ids = await run.ids.find(tx, 'categories', [foreignID, parentID]);
      if (ids.has(foreignID)) {
        outcome.take('categories');
        continue;
      }
      const categoryID = await writeCategory(tx, category, ids.get(parentID));
      if (category.closedBecause !== undefined)
        await closeCategories({ db: tx, site: run.site }, [categoryID]);
      await run.ids.record(tx, 'categories', [[foreignID, categoryID]]);
      outcome.write('categories');
    }
    if (!outcome.hasChanges) return;
    // A server that runs beside the import must know who may read them before the first post is there.
    await run.site
      .writeContext(tx, systemViewer(), 'en')
      .announce(importCategoriesAdded, { source: run.source }, { invalidates: [cacheTag.everything] });
  });
  for (const { name, closedBecause } of categories)
    if (closedBecause !== undefined) run.tell(`The category “${name}” begins closed: ${closedBecause}.`);
  run.advance('categories', categories.length);
}

async function importUsers(run: ImportRun, users: readonly ForumUser[]): Promise<void> {
  run.read('users', users.length);
  await run.batch(async (tx, outcome) => {
    const distinct = [...new Map(users.map((each) => [each.foreignID, each])).values()];
    const known = await run.ids.find(
      tx,
      'users',
      distinct.map((each) => each.foreignID),
    );
    const fresh = distinct.filter(({ foreignID }) => !known.has(foreignID));
    const written = await writeMembers(tx, run.source, fresh);
    await run.ids.record(
      tx,
      'users',
      written.map((each) => [each.foreignID, each.userID]),
    );
    const paths = written.flatMap(({ userID }, at) =>
      (fresh[at]?.oldPaths ?? []).map((path) => ({ path, record_type: 'user', record_id: userID })),
    );
    await insertOldPaths(tx, paths);
    outcome.take('users', users.length);
    if (written.length > 0) outcome.hasChanges = true;
  });
  run.advance('users', users.length);
}

async function importLikes(run: ImportRun, forum: ForumExport): Promise<void> {
  for await (const likes of inGroups(forum.likes(), run.batchSize)) {
    run.read('reactions', likes.length);
    await run.batch((tx, outcome) =>
      writeReactions(
        run,
        tx,
        outcome,
        likes.map(({ postID, userID, urlcode, date }) => ({
          ...{ postID, urlcode, at: date },
          by: { id: Number(userID), username: '' },
          foreignID: `${postID} by ${userID}`,
        })),
      ),
    );
    run.advance('reactions', likes.length);
  }
}

async function importBadges(run: ImportRun, forum: ForumExport): Promise<void> {
  if (!forum.badges) return;
  for await (const grants of inGroups(forum.badges(), run.batchSize)) {
    run.read(BADGES, grants.length);
    await run.batch(async (tx, outcome) => {
      const distinct = new Map(grants.map((grant) => [grant.foreignID, grant]));
      const known = await run.ids.find(tx, BADGES, [...distinct.keys()]);
      const fresh = [...distinct.values()].filter(({ foreignID }) => !known.has(foreignID));
      outcome.take(BADGES, grants.length - fresh.length);
      await writeBadges(run, tx, outcome, fresh);
    });
    run.advance(BADGES, grants.length);
  }
}
