// The draft of a new post on the site, beside the copies in this browser.
import { useRef, useState } from 'react';
import { readStored } from '../../../../platform/web/device/stored.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { type ServerDraft, serverDraftKey, useServerDraft } from '../../../drafts/web/use-server-draft.ts';
import type { FoundDraft } from '../../../drafts/web/written.ts';
import { localDraftKey, readLocalDraft, saveLocalDraft } from '../../../editor/web/local-draft.ts';
import type { FilledInPart } from '../use-post-form-part.ts';
import { draftMetaOf, fieldsOf } from './draft-fields.ts';
import type { PostFields } from './use-post-form.ts';

const NEW_POST = 'discussion:new';

/** One draft has one place in this browser, by whichever address it is written on. */
export function usePlaceOfNewPost(addressedID: number | undefined): string {
  const me = useMe();
  const place = useRef<string>(undefined);
  if (me) place.current ??= placeOf(me.userID, addressedID);
  return place.current ?? NEW_POST;
}

function placeOf(userID: number, addressedID: number | undefined): string {
  if (addressedID === undefined) return NEW_POST;
  const isBegunHere = readStored(serverDraftKey(userID, NEW_POST)) === String(addressedID);
  return isBegunHere ? NEW_POST : `discussion:draft:${addressedID}`;
}

export interface PostDraftOptions {
  place: string;
  /** An edit is stored in this browser alone. */
  isNew: boolean;
  addressedID: number | undefined;
  fields: PostFields;
  collect: () => FilledInPart;
  onRestore: (fields: Partial<PostFields>) => void;
}

export interface PostDraft extends ServerDraft {
  /** What the parts of the form begin with. */
  restored: Restored | undefined;
  /** Why the draft that was asked for is not here, or what else is to be known of it. */
  notice: string | undefined;
  noteChange: () => void;
}

interface Restored {
  fields: Partial<PostFields>;
  draft: FoundDraft['draftMeta'];
}

export function usePostDraft(options: PostDraftOptions): PostDraft {
  const { place, isNew, addressedID, fields, collect, onRestore } = options;
  const { t } = useTranslator();
  const me = useMe();
  const [restored, setRestored] = useState<Restored>();
  const [notice, setNotice] = useState<string>();
  const [, setChanges] = useState(0);
  const [noteChange] = useState(() => () => setChanges((before) => before + 1));
  const latest = useRef(fields);
  latest.current = fields;

  const restore = async (found: FoundDraft) => {
    const read = await fieldsOf(found);
    if (me) {
      const title = readLocalDraft(localDraftKey(me.userID, `${place}:title`));
      const isTitleNewer = title ? title.savedAt > found.savedAt : latest.current.name !== '';
      if (isTitleNewer) delete read.name;
      // Else the copy of this browser, which is older, would be put in front of it.
      saveLocalDraft(localDraftKey(me.userID, place), read.body ?? '', Date.now(), read.format);
    }
    setRestored({ fields: read, draft: found.draftMeta });
    onRestore(read);
    if (found.status === 'scheduled')
      setNotice(
        t(
          'This post is scheduled. What you change here is not stored with it: post it now, or cancel its schedule first.',
        ),
      );
  };
  const draft = useServerDraft({
    place: isNew ? place : undefined,
    target: { recordType: 'discussion', parentRecordType: 'category' },
    body: fields.body,
    format: fields.format,
    draftMeta: draftMetaOf(fields, collect()),
    parentRecordID: fields.categoryID ?? null,
    addressedID,
    local: (userID) => localCopy(userID, place),
    onRestore: (found) => void restore(found).catch((error: unknown) => setNotice(problemText(error))),
    onMissing: (error) =>
      setNotice(
        error === undefined
          ? t('There is no such draft of yours any more: it was posted or deleted, or it is somebody else’s.')
          : problemText(error),
      ),
  });
  return { ...draft, restored, notice, noteChange };
}

function localCopy(userID: number, place: string) {
  const body = readLocalDraft(localDraftKey(userID, place));
  const title = readLocalDraft(localDraftKey(userID, `${place}:title`));
  return body ?? (title && { text: '', savedAt: title.savedAt });
}
