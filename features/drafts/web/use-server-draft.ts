import { useEffect, useRef } from 'react';
import { readStored } from '../../../platform/web/device/stored.ts';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import type { DraftSync, DraftTarget, Written } from './draft-sync.ts';

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
  /** The copy of this browser, if it has one. */
  local: (userID: number) => LocalCopy | undefined;
  /** What another device stored, and this one has not, or older. */
  onRestore: (written: Written) => void;
}

export interface ServerDraft {
  /** To be sent with the post: the site drops the draft then. */
  draftID: () => number | undefined;
  posted: () => void;
  discard: () => Promise<void>;
}

/** Stores on the site what is written, beside the copy in this browser. It knows nothing of the editor. */
export function useServerDraft(options: ServerDraftOptions): ServerDraft {
  const { place, knownID, body, format } = options;
  const me = useMe();
  const { autosavesDrafts = true } = useSite();
  const key = place && me && autosavesDrafts ? `server-draft:${me.userID}:${place}` : undefined;
  const latest = useRef(options);
  latest.current = options;
  const sync = useRef<Promise<DraftSync>>(undefined);
  const made = useRef<DraftSync>(undefined);
  const known = useRef(body);

  const start = (of: string) => {
    sync.current ??= import('./draft-sync.ts').then((module) => {
      const { target } = latest.current;
      made.current = new module.DraftSync({ key: of, target, knownID: latest.current.knownID });
      return made.current;
    });
    return sync.current;
  };
  const begin = useRef(start);
  begin.current = start;

  useEffect(() => {
    if (!key || !me) return;
    // Only where there is something to look for: most readers of a page have begun nothing.
    const local = latest.current.local(me.userID);
    if (knownID !== undefined || (local && readStored(key) !== undefined))
      void begin.current(key).then((own) => restore(own, latest, local));
    return () => {
      made.current?.close();
      made.current = undefined;
      sync.current = undefined;
    };
  }, [key, me, knownID]);

  useEffect(() => {
    if (!key || body === known.current) return;
    known.current = body;
    void begin.current(key).then((own) => own.changed({ body, format }));
  }, [key, body, format]);

  return {
    draftID: () => made.current?.draftID,
    posted: () => made.current?.posted(),
    discard: async () => made.current?.discard(),
  };
}

async function restore(
  own: DraftSync,
  latest: { readonly current: ServerDraftOptions },
  local: LocalCopy | undefined,
): Promise<void> {
  const { body: before, format } = latest.current;
  const known = { body: local?.text ?? '', format: local?.format ?? format, savedAt: local?.savedAt ?? 0 };
  const found = await own.find(known).catch(() => undefined);
  // Whoever typed meanwhile goes on with what they typed.
  const isTyped = latest.current.body !== before && latest.current.body !== known.body;
  if (found && !isTyped) latest.current.onRestore(found);
}
