import { useCallback, useEffect, useRef } from 'react';
import { readStored } from '../../../platform/web/device/stored.ts';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import type { DraftSync, DraftTarget } from './draft-sync.ts';
import { besideBody, type FoundDraft, isEmptyWritten, type Written } from './written.ts';

interface LocalCopy {
  text: string;
  savedAt: number;
  format?: string;
}

export interface ServerDraftOptions extends Written {
  /** Of one place in this browser, as the local draft is stored: "comment:5". Left out: nothing is stored. */
  place: string | undefined;
  target: DraftTarget;
  /** The draft of this place that the page knows of. */
  knownID?: number | undefined;
  /** The draft that the address names. */
  addressedID?: number | undefined;
  /** The copy of this browser, if it has one. */
  local: (userID: number) => LocalCopy | undefined;
  /** Whether another tab of this browser wrote this text, which stores it. */
  isFollowed?: (userID: number, body: string) => boolean;
  /** What another device stored, and this one has not, or older; and what stands beside the text. */
  onRestore: (found: FoundDraft) => void;
  /** The site has it under another number than before. */
  onNumber?: (draftID: number | undefined) => void;
  /** The draft that the address names is not there for this member, or could not be asked for. */
  onMissing?: (error: unknown) => void;
}

export interface ServerDraft {
  /** To be sent with the post: the site drops the draft then. */
  draftID: () => number | undefined;
  posted: () => void;
  discard: () => Promise<void>;
  /** At once, whether or not drafts are stored while one writes; with a date, it is posted then. */
  store: (dateScheduled?: string) => Promise<number | undefined>;
  cancelSchedule: () => Promise<void>;
}

/** Where this browser notes the number of the draft of a place. */
export function serverDraftKey(userID: number, place: string): string {
  return `server-draft:${userID}:${place}`;
}

/** Stores on the site what is written, beside the copy in this browser. It knows nothing of the editor. */
export function useServerDraft(options: ServerDraftOptions): ServerDraft {
  const { place, knownID, addressedID } = options;
  const me = useMe();
  const { autosavesDrafts = true } = useSite();
  const isUsed = autosavesDrafts || addressedID !== undefined;
  const key = place && me && isUsed ? serverDraftKey(me.userID, place) : undefined;
  const latest = useRef(options);
  latest.current = options;
  const userID = me?.userID ?? 0;
  const { begin, made, end } = useSync(latest, userID);
  const { body } = options;
  const beside = besideBody(options);
  const known = useRef({ ...options, beside });

  useEffect(() => {
    if (!key || userID === 0) return;
    // Only where there is something to look for: most readers of a page have begun nothing.
    const local = latest.current.local(userID);
    const named = addressedID ?? knownID ?? latest.current.target.recordID;
    if (named !== undefined || (local && readStored(key) !== undefined))
      void begin(key).then((own) => restore(own, latest, local));
    return end;
  }, [key, userID, knownID, addressedID, begin, end]);

  useEffect(() => {
    const before = known.current;
    if (!key || (body === before.body && beside === before.beside)) return;
    const now = writtenIn(latest.current);
    known.current = { ...latest.current, beside };
    // An untouched form has nothing to store, and nothing to fetch for it.
    if (!autosavesDrafts || (isEmptyWritten(now) && isEmptyWritten(before))) return;
    const isFollowed = latest.current.isFollowed?.(userID, body) ?? false;
    void begin(key).then((own) => (isFollowed ? own.followed(now) : own.changed(now)));
  }, [key, userID, body, beside, autosavesDrafts, begin]);

  return {
    draftID: () => made.current?.draftID,
    posted: () => made.current?.posted(),
    discard: async () => made.current?.discard(),
    store: async (dateScheduled) => {
      if (!place || userID === 0) return undefined;
      const own = await begin(serverDraftKey(userID, place));
      return own.store(writtenIn(latest.current), dateScheduled);
    },
    cancelSchedule: async () => made.current?.cancelSchedule(),
  };
}

function writtenIn({ body, format, draftMeta, parentRecordID }: ServerDraftOptions): Written {
  return { body, format, draftMeta, ...(parentRecordID !== undefined && { parentRecordID }) };
}

/** Its code is fetched when there is something to store, or to look for. */
function useSync(latest: { readonly current: ServerDraftOptions }, userID: number) {
  const sync = useRef<Promise<DraftSync>>(undefined);
  const made = useRef<DraftSync>(undefined);
  const begin = useCallback(
    (key: string): Promise<DraftSync> => {
      sync.current ??= import('./draft-sync.ts').then(({ DraftSync }) => {
        const { target, knownID, addressedID } = latest.current;
        const onNumber = (draftID: number | undefined) => latest.current.onNumber?.(draftID);
        made.current = new DraftSync({ key, userID, target, knownID, addressedID, onNumber });
        return made.current;
      });
      return sync.current;
    },
    [latest, userID],
  );
  const end = useCallback(() => {
    made.current?.close();
    made.current = undefined;
    sync.current = undefined;
  }, []);
  return { begin, made, end };
}

async function restore(
  own: DraftSync,
  latest: { readonly current: ServerDraftOptions },
  local: LocalCopy | undefined,
): Promise<void> {
  const { body: before, format } = latest.current;
  const known = { body: local?.text ?? '', format: local?.format ?? format, savedAt: local?.savedAt ?? 0 };
  const found = await own.find(known).catch((error: unknown) => ({ error }));
  const { body, addressedID, onMissing, onRestore } = latest.current;
  if (found && 'error' in found) return addressedID === undefined ? undefined : onMissing?.(found.error);
  if (addressedID !== undefined && found?.draftID !== addressedID) onMissing?.(undefined);
  // Whoever typed meanwhile goes on with what they typed.
  const isTyped = body !== before && body !== known.body;
  if (found && !isTyped) onRestore(found);
}
