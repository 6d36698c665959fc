// The tree of categories in memory: its shape alone; what changes with every post is in category.counts.ts.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { DisplayAs } from '../categories.contract.ts';

/** The root: never shown. What is granted there is granted everywhere. */
export const ROOT_CATEGORY_ID = -1;

export interface CategoryNode {
  category_id: number;
  parent_category_id: number | null;
  name: string;
  urlcode: string;
  description: string | null;
  display_as: DisplayAs;
  has_custom_permissions: boolean;
  is_archived: boolean;
  /** Where what it holds goes, while it is being deleted; null: it is deleted as well. */
  deletion_target_id: number | null;
  is_being_deleted: boolean;
  is_featured: boolean;
  /** Found by the record that it belongs to, in no list of categories. */
  is_unlisted: boolean;
  dollar_math: boolean;
  color: number | null;
  icon: string | null;
  icon_url: string | null;
  banner_url: string | null;
  has_restricted_post_types: boolean;
  /** Those it names; they count where it is restricted. */
  post_type_ids: string[];
  sort: number;
  date_inserted: string;
}

export class CategoryTree {
  /** In the order they are shown: by hand first, then by name. */
  readonly all: readonly CategoryNode[];
  readonly byID: ReadonlyMap<number, CategoryNode>;
  /** Keys in lower case. */
  readonly byUrlcode: ReadonlyMap<string, CategoryNode>;
  readonly #children: ReadonlyMap<number | null, CategoryNode[]>;

  constructor(nodes: readonly CategoryNode[]) {
    this.all = nodes;
    this.byID = new Map(nodes.map((node) => [node.category_id, node]));
    this.byUrlcode = new Map(nodes.map((node) => [node.urlcode.toLowerCase(), node]));
    this.#children = Map.groupBy(nodes, (node) => node.parent_category_id);
  }

  /** `null` stands for the root. */
  children(categoryID: number | null): readonly CategoryNode[] {
    return this.#children.get(categoryID) ?? [];
  }

  /** Nearest first, without the category itself. */
  ancestors(categoryID: number): CategoryNode[] {
    const ancestors: CategoryNode[] = [];
    let parent = this.parent(categoryID);
    while (parent) {
      ancestors.push(parent);
      parent = this.parent(parent.category_id);
    }
    return ancestors;
  }

  parent(categoryID: number): CategoryNode | undefined {
    const parentID = this.byID.get(categoryID)?.parent_category_id;
    return parentID ? this.byID.get(parentID) : undefined;
  }

  /** Everything below it, without the category itself. */
  descendants(categoryID: number | null): number[] {
    return this.children(categoryID).flatMap((child) => [
      child.category_id,
      ...this.descendants(child.category_id),
    ]);
  }

  /** Whose grants count for it: the nearest with permissions of its own, from itself upwards, else the root. */
  permissionCategoryID(categoryID: number): number {
    const self = this.byID.get(categoryID);
    const own = [...(self ? [self] : []), ...this.ancestors(categoryID)].find(
      (node) => node.has_custom_permissions,
    );
    return own?.category_id ?? ROOT_CATEGORY_ID;
  }
}

const columns = sql.raw(`
  category_id, parent_category_id, name, urlcode, description, display_as, has_custom_permissions, is_archived, deletion_target_id, date_deletion is not null as is_being_deleted,
  is_featured, is_unlisted, dollar_math, color, icon, icon_url, banner_url, has_restricted_post_types, sort, date_inserted,
  coalesce((select array_agg(post_type_id order by post_type_id) from category_post_types p
    where p.category_id = categories.category_id), '{}') as post_type_ids`);

export async function readCategoryTree(db: Pick<Queryable, 'rows'>): Promise<CategoryTree> {
  return new CategoryTree(
    await db.rows<CategoryNode>(
      sql`select ${columns} from categories order by sort, lower(name), category_id`,
    ),
  );
}

export const categoriesSnapshot: Snapshot<CategoryTree, Pick<Site, 'database'>> = {
  name: 'categories',
  tags: [cacheTag.categories],
  load: ({ database }) => readCategoryTree(database),
};
