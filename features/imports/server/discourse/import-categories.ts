// Categories before all else, so that nothing of a closed one is ever seen while the import runs.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { closeCategories } from '../../../categories/server/close-categories.ts';
import { importCategoriesAdded } from '../../imports.events.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { type NewCategory, writeCategory } from '../write-categories.ts';
import { readDiscourseCategories, unnamedCategory } from './categories.ts';
import type { DiscourseFacts } from './check-export.ts';
import type { DiscourseExport } from './read-topics.ts';

/** What becomes of categories that topics name and no list describes. */
export type UnlistedCategories = 'open' | 'closed';

const KIND = 'categories';
/** Those that an import closed. Whoever opens them afterwards is not overruled by the next run. */
const CLOSED = 'closed categories';

export async function importDiscourseCategories(
  run: ImportRun,
  given: DiscourseExport,
  facts: DiscourseFacts,
  unlisted: UnlistedCategories | undefined,
): Promise<void> {
  const all = categoriesOf(given, facts, unlisted);
  run.read(KIND, all.length);
  await run.batch(async (tx, outcome) => {
    for (const category of all) await takeCategory(run, tx, outcome, category);
    if (!outcome.hasChanges) return;
    // A server that runs beside the import must know who may read them before the first post is there.
    await run.site
      .writeContext(tx, systemViewer(), 'en')
      .announce(importCategoriesAdded, { source: run.source }, { invalidates: [cacheTag.everything] });
  });
  for (const { name, closedBecause } of all) {
    if (closedBecause !== undefined) run.tell(`The category “${name}” begins closed: ${closedBecause}.`);
  }
}

function categoriesOf(
  given: DiscourseExport,
  facts: DiscourseFacts,
  unlisted: UnlistedCategories | undefined,
): NewCategory[] {
  const named = readDiscourseCategories(given.categories, facts.categoriesInTopics);
  const known = new Set(named.map((each) => each.foreignID));
  // Where a list leaves a category out that topics name, whoever fetched the list was not shown it.
  const isClosed = unlisted === undefined ? given.categories !== undefined : unlisted === 'closed';
  const why = isClosed
    ? 'topics stand in it, and the list of categories leaves it out (--unlisted-categories open lets everybody in)'
    : undefined;
  const unnamed = facts.categoryIDs.filter((id) => !known.has(id)).map((id) => unnamedCategory(id, why));
  const none: NewCategory = { foreignID: '0', name: 'Uncategorized', slug: 'uncategorized', oldPaths: [] };
  return [...named, ...unnamed, ...(facts.hasUncategorized ? [none] : [])];
}

async function takeCategory(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  category: NewCategory,
): Promise<void> {
  const { foreignID, parentID = '', closedBecause } = category;
  const ids = await run.ids.find(tx, KIND, [foreignID, parentID]);
  let categoryID = ids.get(foreignID);
  if (categoryID === undefined) {
    categoryID = await writeCategory(tx, category, ids.get(parentID));
    await run.ids.record(tx, KIND, [[foreignID, categoryID]]);
    outcome.write(KIND);
  } else outcome.take(KIND);
  if (closedBecause === undefined) return;
  const closed = await run.ids.find(tx, CLOSED, [foreignID]);
  if (closed.has(foreignID)) return;
  await closeCategories({ db: tx, site: run.site }, [categoryID]);
  await run.ids.record(tx, CLOSED, [[foreignID, categoryID]]);
  outcome.hasChanges = true;
}
