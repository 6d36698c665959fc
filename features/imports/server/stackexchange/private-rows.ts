// Where a row says that it is not for everybody. Dumps of the public network hold no such rows; others do.
import type { Row } from './read-rows.ts';

const DELETED = ['DeletionDate', 'DeletedDate', 'DeleteDate', 'Deleted', 'IsDeleted'];
const FOR_SOME = ['IsHidden', 'Hidden', 'IsPrivate', 'Private', 'IsModeratorOnly', 'ModeratorOnly'];

/** A plain no, or nothing; whatever else stands there is a yes. */
function isAnnounced(text: string | undefined): boolean {
  return text !== undefined && !['', '0', 'false'].includes(text.trim().toLowerCase());
}

/** Why a row is not taken. */
export function privateRow(row: Row): string | undefined {
  if (DELETED.some((name) => isAnnounced(row[name]))) return 'deleted on the old site';
  const isForSome =
    FOR_SOME.some((name) => isAnnounced(row[name])) ||
    (row.Visible !== undefined && !isAnnounced(row.Visible));
  return isForSome ? 'it was not for everybody on the old site' : undefined;
}
