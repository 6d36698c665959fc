// Pictures in signatures: they stand beside posts of all categories, so whoever has their address may see them.
import { sql } from '../../../platform/server/db/sql.ts';
import { attachedOn } from '../../media/server/attached-on.ts';
import { type MediaHolder, mediaHolders } from '../../media/server/media-holders.ts';
import { signatureChanged, signatureRemoved } from '../signatures.events.ts';
import { requireOwn } from './signature.policy.ts';

const signatureMedia: MediaHolder = {
  recordType: 'signature',
  async seenBy(_viewer, db, recordIDs) {
    const rows = await db.rows<{ user_id: number }>(
      sql`select user_id from signatures where user_id = any(${[...recordIDs]})`,
    );
    return rows.map((row) => row.user_id);
  },
  async requireMayAttach(ctx, userID) {
    await requireOwn(ctx, userID);
  },
  existing: (recordIDs) =>
    sql`select user_id as record_id from signatures where user_id = any(${[...recordIDs]})`,
};

export const signatureMediaHolder = mediaHolders.add(signatureMedia);

export const attachSignatureMedia = attachedOn<{ userID: number; showsFiles?: boolean | undefined }>(
  'signature',
  [signatureChanged, signatureRemoved],
  ({ userID }) => userID,
  // One that was removed shows none any more.
  (userIDs) => sql`
    select member.user_id as record_id, coalesce(s.body_html, '') as html
    from unnest(${[...userIDs]}::int[]) member (user_id) left join signatures s using (user_id)`,
);
