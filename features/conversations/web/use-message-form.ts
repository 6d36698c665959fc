// Writing a message: it is stored while one writes, sent once, and gone from the drafts with it.
import { useState } from 'react';
import { createCallKey } from '../../../platform/web/api/call-key.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';
import { type ServerDraft, useServerDraft } from '../../drafts/web/use-server-draft.ts';
import type { ComposerFormat } from '../../editor/web/Composer/composer-props.ts';
import { showEditable } from '../../editor/web/editable-body.ts';
import {
  clearLocalDraft,
  localDraftKey,
  readLocalDraft,
  saveLocalDraft,
} from '../../editor/web/local-draft.ts';

interface Written {
  value: string;
  format: ComposerFormat;
}

export interface SentMessage {
  body: string;
  format: ComposerFormat;
  draftID?: number;
  idempotencyKey: string;
}

interface MessageForm {
  /** Where the draft is stored in this browser. */
  place: string;
  /** Left out: it begins one. */
  conversationID?: number;
  knownID: number | undefined;
  start: Written;
  /** What else is stored of it. */
  draftMeta?: Readonly<Record<string, unknown>>;
  send: (message: SentMessage) => Promise<void>;
  onSent: () => unknown;
}

export function useMessageForm({ place, send, onSent, start, ...stored }: MessageForm) {
  const me = useMe();
  const [written, setWritten] = useState<Written>(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [callKey] = useState(createCallKey);
  // Where nothing is written yet, nothing has to be converted.
  const { value, format } = written.value === '' ? { value: '', format: start.format } : written;
  const change = (text: string, of: ComposerFormat) => setWritten({ value: text, format: of });
  const draft = useMessageDraft({ ...stored, place }, { value, format }, change);
  const submit = async () => {
    if (isBusy || value.trim() === '') return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const draftID = draft.draftID();
      const message = { body: value, format, ...(draftID !== undefined && { draftID }) };
      await send({ ...message, idempotencyKey: callKey.of(message) });
      callKey.wentThrough();
      if (me) clearLocalDraft(localDraftKey(me.userID, place));
      draft.posted();
      change('', format);
      await onSent();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { value, format, change, isBusy, problem, submit };
}

type Stored = Pick<MessageForm, 'place' | 'conversationID' | 'knownID' | 'draftMeta'>;

/** On the site, beside the copy in this browser. */
function useMessageDraft(
  { place, conversationID, knownID, draftMeta }: Stored,
  { value, format }: Written,
  onRestore: (value: string, format: ComposerFormat) => void,
): ServerDraft {
  const me = useMe();
  return useServerDraft({
    place,
    target: {
      recordType: 'message',
      parentRecordType: 'conversation',
      ...(conversationID !== undefined && { parentRecordID: conversationID }),
    },
    ...(draftMeta && { draftMeta }),
    body: value,
    format,
    knownID,
    local: (userID) => readLocalDraft(localDraftKey(userID, place)),
    onRestore: (found) =>
      showEditable(found, (body, itsFormat) => {
        // Else the copy of this browser, which is older, would be put in front of it.
        if (me) saveLocalDraft(localDraftKey(me.userID, place), body, Date.now(), itsFormat);
        onRestore(body, itsFormat);
      }),
  });
}
