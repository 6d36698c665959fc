// The layouts an administrator made, and for which records they stand; a feature stores them.

import { cacheTag } from '../cache/cache-tags.ts';
import type { Snapshot } from '../cache/snapshots.ts';
import type { Database } from '../db/database.ts';
import { ABOVE_ALL_RECORDS } from './layout-records.ts';
import type { LayoutDefinition } from './view.ts';

export interface StoredLayout {
  layout_id: number;
  name: string;
  layout_view_type: string;
  layout: LayoutDefinition[];
  title_bar: LayoutDefinition | null;
}

export interface StoredView {
  layout_id: number;
  layout_view_type: string;
  record_type: string;
  record_id: number;
}

/** What the platform asks of the feature that stores them. */
export interface LayoutSource {
  /** Those that are published. */
  layouts: (database: Database) => Promise<StoredLayout[]>;
  /** The records that layouts stand for. */
  views: (database: Database) => Promise<StoredView[]>;
}

interface KnownSite {
  database: Database;
  features: { provided: { layouts?: LayoutSource } };
}

export interface StoredLayouts {
  byID: ReadonlyMap<number, StoredLayout>;
  /** The one that stands for a record. */
  at: (viewType: string, recordType: string, recordID: number) => StoredLayout | undefined;
  /** Stands for anything at all. */
  isPlaced: (layoutID: number) => boolean;
  /** Stands for single records and nowhere else: what is on it is for those who see them. */
  isOfRecords: (layoutID: number) => boolean;
}

/** Those that are published. */
export const storedLayoutsSnapshot: Snapshot<StoredLayouts, KnownSite> = {
  name: 'stored-layouts',
  tags: [cacheTag.layouts],
  load: async ({ database, features }) => {
    const source = features.provided.layouts;
    const [layouts = [], views = []] = await Promise.all([
      source?.layouts(database),
      source?.views(database),
    ]);
    const byID = new Map(layouts.map((layout) => [layout.layout_id, layout]));
    const byPlace = new Map(
      views.map((view) => [
        `${view.layout_view_type}/${view.record_type}/${view.record_id}`,
        byID.get(view.layout_id),
      ]),
    );
    const isAbove = ({ record_type: type }: StoredView) =>
      ABOVE_ALL_RECORDS.some(({ recordType }) => recordType === type);
    const above = new Set(views.filter(isAbove).map((view) => view.layout_id));
    const placed = new Set(views.map((view) => view.layout_id));
    return {
      byID,
      at: (viewType, recordType, recordID) => byPlace.get(`${viewType}/${recordType}/${recordID}`),
      isPlaced: (layoutID) => placed.has(layoutID),
      isOfRecords: (layoutID) => placed.has(layoutID) && !above.has(layoutID),
    };
  },
};
