// An export is for taking away: its file holds everything, so it does not lie here for longer than an archive of one's own data.
import type { Site } from '../../../../platform/server/site/site.ts';
import { type BackupNote, BackupStore } from '../backup-store.ts';

export const AVAILABLE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Undefined: it is no export, or not done. */
export function expiryOf({ reason, status, dateEnded }: BackupNote): Date | undefined {
  if (reason !== 'export' || status !== 'done' || dateEnded === null) return undefined;
  return new Date(Date.parse(dateEnded) + AVAILABLE_DAYS * DAY_MS);
}

export const isExpired = (note: BackupNote): boolean =>
  (expiryOf(note)?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now();

export async function removeExpiredExports(site: Site): Promise<void> {
  const store = new BackupStore(site);
  for (const note of await store.notes()) if (isExpired(note)) await store.remove(note.name);
}
