// When what is known of a record of an outside service is old enough to ask again: both sides go by it.
const STALE_AFTER_MS = 10 * 60_000;

export function isStale({ dateUpdated }: { dateUpdated: string }, now: Date): boolean {
  return now.getTime() - new Date(dateUpdated).getTime() >= STALE_AFTER_MS;
}
