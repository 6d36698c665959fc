// Where members' points come from: whoever gives them says what stands, for whoever adds it up by day or by category.
import type { Sql } from '../../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { OfRows } from '../../../../platform/server/feature/recount.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { awardChanged } from '../../users.events.ts';

export interface AwardSource {
  /** `badge`. */
  name: string;
  /**
   * What stands now: rows of `record_id, discussion_id, user_id, day, category_id, points`, one for each record, member and day
   * of UTC; 0 for no discussion and no category. `of` limits it to some records.
   */
  awards: (of: OfRows) => Sql;
  /** A scalar: the last record that there may be. */
  lastRecord: Sql;
}

export const awardSources = new ExtensionPoint<AwardSource>();

/** By whoever gives points for anything but posts, whose own events tell it. Without a record: nobody knows which of them changed. */
export function announceAward(
  w: Pick<WriteContext, 'announce'>,
  source: string,
  recordID?: number,
): Promise<void> {
  return w.announce(awardChanged, { source, ...(recordID !== undefined && { recordID }) });
}
