// What members can follow and mute: `extensions: [followables.add(tags)]`.
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface NamedRecord {
  recordID: number;
  name: string;
  url: string;
  photoUrl?: string | null;
}

/** Something that was written, as a statement knows it. */
export interface Written {
  /** The id of the discussion that it is or is in; null in SQL: in none. */
  discussionID: Sql;
  authorID: Sql;
}

export interface Followable {
  recordType: string;
  /** Those of these ids that the viewer may see, as they are called now. */
  find: (ctx: RequestContext, ids: readonly number[]) => Promise<NamedRecord[]>;
  /** The ids, as `select ...`, of what is muted where what was written is not wanted. They come by an index. */
  idsOf: (written: Written) => Sql;
  /** Only muted here: it is followed by calls of its own. Those that the viewer follows, and since when. */
  followedElsewhere?: (ctx: RequestContext) => Promise<ReadonlyMap<number, string>>;
}

export const followables = new ExtensionPoint<Followable>();
