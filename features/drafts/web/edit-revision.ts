// What the words of an edit were made from, beside its draft: whoever goes on later is told of what came between.
import { readStored, writeStored } from '../../../platform/web/device/stored.ts';
import type { Written } from './written.ts';

const keyOf = (userID: number, place: string): string => `edit-from:${userID}:${place}`;

export function readEditRevision(userID: number, place: string): string | undefined {
  return readStored(keyOf(userID, place));
}

/** Without one, it is over. */
export function noteEditRevision(userID: number, place: string, revision: string | undefined): void {
  if (readEditRevision(userID, place) !== revision) writeStored(keyOf(userID, place), revision);
}

export function revisionOfDraft({ draftMeta }: Written): string | undefined {
  return typeof draftMeta?.startedFrom === 'string' ? draftMeta.startedFrom : undefined;
}
