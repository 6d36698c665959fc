// Records that show or carry files. A feature whose records do adds a holder of its own.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';
import type { Site } from '../../../platform/server/site/site.ts';

export interface MediaHolder {
  recordType: string;
  /** What these records show is seen by those who see them, and not by those who manage the community. */
  isPrivate?: boolean;
  /** Where one of them is read. */
  pathOf?: (recordID: number) => string;
  /** Which of these records this viewer may see; those that are gone are seen by nobody. */
  seenBy: (viewer: Viewer, db: Queryable, recordIDs: readonly number[]) => Promise<number[]>;
  /** Refuses whoever may not attach a file to this record. */
  requireMayAttach: (ctx: RequestContext, recordID: number) => Promise<void>;
  /** `select ... as record_id`: those of these ids that are still there. */
  existing: (recordIDs: readonly number[]) => Sql;
}

export const mediaHolders = new ExtensionPoint<MediaHolder>();

export async function holdersOf(site: Site): Promise<ReadonlyMap<string, MediaHolder>> {
  const config = await site.snapshots.get(configSnapshot);
  return new Map(mediaHolders.of({ site, config }).map((holder) => [holder.recordType, holder]));
}
