// Drafts on the site, asked for and sent.
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { formatOfBody } from '../draft-format.ts';
import type { Draft, deleteDraft, getDraft, listDrafts } from '../drafts.contract.ts';
import { logDraftError } from './draft-log.ts';
import type { DraftTarget } from './draft-sync.ts';
import { withLegacyAnnounce } from './legacy-meta.ts';
import type { FoundDraft, Written } from './written.ts';

export interface ReadDraft extends FoundDraft {
  revision: string | undefined;
}

/** undefined: it is not there, or is not of this member and this kind. */
export async function readDraft(
  draftID: number,
  userID: number,
  { recordType, recordID }: DraftTarget,
): Promise<ReadDraft | undefined> {
  try {
    const { body: draft, headers } = await call<typeof getDraft>('GET /drafts/:draftID', {
      params: { draftID },
    });
    // Moderators can read drafts of others too.
    const isOurs = draft.insertUserID === userID && draft.recordType === recordType;
    if (!isOurs || (recordID !== undefined && draft.recordID !== recordID)) return undefined;
    return { ...writtenOf(draft), draftID, revision: headers.get('etag') ?? undefined };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    logDraftError('Error fetching draft from server', error);
    throw error;
  }
}

/** The newest draft of an edit of this post, from whichever device. */
export async function findDraftOfEdit({ recordType, recordID }: DraftTarget): Promise<number | undefined> {
  if (recordID === undefined) return undefined;
  const query = { recordType, recordID, limit: 1 };
  const { body } = await call<typeof listDrafts>('GET /drafts', { query });
  return body[0]?.draftID;
}

function writtenOf(draft: Draft): Omit<FoundDraft, 'draftID'> {
  const { attributes, parentRecordID, draftStatus, dateScheduled, failedReason, failedFields } = draft;
  const { body, format, lastSaved, draftMeta } = attributes;
  if (typeof body !== 'string' && !Array.isArray(body))
    logDraftError('Draft attributes contain unknown structure', attributes);
  const given = typeof draftMeta === 'object' && draftMeta !== null ? { ...draftMeta } : undefined;
  const meta = draft.recordType === 'discussion' ? withLegacyAnnounce(given, attributes) : given;
  if (draft.recordType === 'discussion' && !isWholeMeta(draftMeta))
    logDraftError('Invalid draft meta', attributes);
  if (draft.recordType === 'comment' && (body ?? '') === '')
    logDraftError('Invalid draft, no body content', attributes);
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body ?? ''),
    format: String(format ?? formatOfBody(body) ?? 'text').toLowerCase(),
    ...(meta && { draftMeta: meta }),
    parentRecordID,
    savedAt: Date.parse(String(lastSaved ?? '')) || 0,
    status: draftStatus,
    dateScheduled,
    ...(failedReason && { failedReason }),
    ...(failedFields && { failedFields }),
  };
}

/** What forms of posts store beside the body, always all of it. */
const META_OF_POSTS = ['name', 'postMeta', 'tags', 'tagIDs', 'pinLocation'];

function isWholeMeta(draftMeta: unknown): boolean {
  if (typeof draftMeta !== 'object' || draftMeta === null) return false;
  return META_OF_POSTS.every((name) => Object.hasOwn(draftMeta, name));
}

/** One that is gone already is none to speak of. */
export async function deleteStoredDraft(draftID: number): Promise<void> {
  await call<typeof deleteDraft>('DELETE /drafts/:draftID', { params: { draftID } }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return;
    logDraftError('Error deleting draft', error);
    throw error;
  });
}

/** What a call of a draft sends: the text, and what is known of its place. */
export function payloadOf(target: DraftTarget, written: Written, at: number) {
  const { recordType, parentRecordType, recordID } = target;
  const { body, format, draftMeta, parentRecordID = null } = wholeOf(target, written);
  return {
    recordType,
    parentRecordType,
    parentRecordID,
    ...(recordID !== undefined && { recordID }),
    attributes: {
      body,
      format,
      draftType: recordType,
      lastSaved: new Date(at).toISOString(),
      draftMeta: { ...draftMeta, format },
    },
  };
}

export function wholeOf({ draftMeta, parentRecordID }: DraftTarget, written: Written): Written {
  return { parentRecordID, ...written, draftMeta: { ...draftMeta, ...written.draftMeta } };
}
