// What an import brings that is others' own: it hands their rows to whoever registered for them, in its transaction.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { Site } from '../../../platform/server/site/site.ts';

/** By their kinds, with names as in the database. An add-on declares further ones here. */
export interface ImportedRows {
  bookmarks: { user_id: number; discussion_id: number; date_inserted: string };
  /** Comments that were accepted as what their post asked for: see `statusByReplies` of post types. */
  acceptedReplies: {
    comment_id: number;
    discussion_id: number;
    accept_user_id?: number | undefined;
    date_accepted: string;
  };
  /** What members of the old site had earned, by the name of what it was for; again for each time. */
  badges: {
    user_id: number;
    name: string;
    description?: string | undefined;
    date_awarded?: string | undefined;
  };
  /** Pictures of such badges, by the same names: files that are here now. */
  badgePictures: { name: string; photo_url: string };
  /** The day on which whoever asked accepted such a comment, where it is read later than the comment. */
  acceptanceDates: { comment_id: number; date_accepted: string };
}

export interface ImportReceiver<Kind extends keyof ImportedRows = keyof ImportedRows> {
  kind: Kind;
  /** Rows may come again, after an interruption: what is there stays. */
  receive: (tx: Transaction, rows: readonly ImportedRows[Kind][]) => Promise<unknown>;
}

export const importReceivers = new ExtensionPoint<ImportReceiver>();

export function importReceiver<Kind extends keyof ImportedRows>(receiver: ImportReceiver<Kind>) {
  return importReceivers.add(receiver as unknown as ImportReceiver);
}

/** Add-ons that are switched off take theirs, too: who switches one on finds what was imported before. */
export async function handOver<Kind extends keyof ImportedRows>(
  site: Site,
  tx: Transaction,
  kind: Kind,
  rows: readonly ImportedRows[Kind][],
): Promise<void> {
  if (rows.length === 0) return;
  for (const receiver of importReceivers.declaredIn(site.features.all))
    if (receiver.kind === kind) await receiver.receive(tx, rows);
}
