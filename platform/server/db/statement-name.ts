import { createHash } from 'node:crypto';

// Filters combine freely, and every named statement stays in the memory of every connection: past this many
// different texts the rest go unnamed.
const MAX_NAMES = 800;
/** Beside these: what is to be planned once is named, however many others there are. */
const MAX_PLANNED_ONCE = 200;
const names = new Map<string, string>();
/** Of those with a name: to read through a long text takes longer than to find it here. */
const reading = new Map<string, boolean>();

/** A prepared statement's name, the same for the same text; undefined for texts past the cap. */
export function statementName(text: string, isPlannedOnce = false): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES + (isPlannedOnce ? MAX_PLANNED_ONCE : 0)) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const WRITES =
  /\b(?:insert|update|delete|merge|truncate|for (?:no key )?update|for (?:key )?share|nextval|setval|pg_notify|add_job|\w{0,60}advisory\w{0,60}|force_unlock_workers)\b/i;

/** For certain: a statement that may be asked twice. */
export function onlyReads(text: string): boolean {
  const known = reading.get(text);
  if (known !== undefined) return known;
  const found = /^\s*(?:select|with)\b/i.test(text) && !WRITES.test(text);
  if (names.has(text)) reading.set(text, found);
  return found;
}
