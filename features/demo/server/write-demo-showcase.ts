// The demo's own post type with its fields, what its posts carry, and its collection.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { deleteCollections, insertCollection } from '../../collections/server/collection.bulk.ts';
import { importedNames } from '../../imports/server/stored-import.ts';
import { deleteUnusedPostFields, insertPostFields } from '../../post-fields/server/post-field.bulk.ts';
import { writePostMeta } from '../../post-fields/server/post-meta.actions.ts';
import { deleteUnusedPostTypes, insertPostType } from '../../post-types/server/post-type.bulk.ts';
import type { DemoCollection, DemoPostType } from '../content/types.ts';
import type { DemoFill, WrittenPosts } from './demo-fill.ts';
import { DEMO, demoIDs, recordDemoRows } from './demo-records.ts';

/** Their names are their ids; a site that has them already is not changed. */
const BY_NAME = 0;

/** Answers whether it is the demo's. */
export async function writeProjectType(tx: Transaction, type: DemoPostType): Promise<boolean> {
  const { postTypeID, fields } = type;
  if (!(await insertPostType(tx, type))) return false;
  await insertPostFields(tx, postTypeID, fields);
  await recordDemoRows(tx, 'post-types', [[postTypeID, BY_NAME]]);
  await recordDemoRows(
    tx,
    'post-fields',
    fields.map((field) => [field.postFieldID, BY_NAME]),
  );
  return true;
}

export async function writeDemoShowcase(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const { tx, site, hasProjects } = fill;
  const discussionIDs = new Map(posts.discussions.map(({ discussion, id }) => [discussion.key, id]));
  for (const [key, values] of Object.entries(hasProjects ? site.projects.posts : {}))
    await writePostMeta({ db: tx }, discussionIDs.get(key) ?? 0, { set: values, clear: [] });
  await writeCollection(fill, site.picks, discussionIDs);
}

async function writeCollection(
  { tx, categoryIDs }: DemoFill,
  { name, discussions, categories }: DemoCollection,
  discussionIDs: ReadonlyMap<string, number>,
): Promise<void> {
  const records = [
    ...discussions.map((key, at) => ({ discussion_id: discussionIDs.get(key) ?? 0, sort: at + 1 })),
    ...categories.map((key, at) => ({ category_id: categoryIDs.get(key) ?? 0, sort: 101 + at })),
  ];
  const collectionID = await insertCollection(tx, name, records);
  if (collectionID !== undefined) await recordDemoRows(tx, 'collections', [[name, collectionID]]);
}

/** When the demo's posts are gone. What others have come to use stays, as nobody's in particular. */
export async function removeDemoShowcase(tx: Transaction): Promise<void> {
  await deleteUnusedPostTypes(tx, await importedNames(tx, DEMO, 'post-types'));
  await deleteUnusedPostFields(tx, await importedNames(tx, DEMO, 'post-fields'));
  await deleteCollections(tx, await demoIDs(tx, 'collections'));
}
