// The draft of a post on the site, new or edited, beside the copies in this browser.
import { useRef, useState } from 'react';
import type { KnownRevision } from '../../../../platform/web/api/revision.ts';
import { readStored } from '../../../../platform/web/device/stored.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { noteEditRevision, revisionOfDraft } from '../../../drafts/web/edit-revision.ts';
import { type StoredDraft, useDraftActions } from '../../../drafts/web/use-draft-actions.tsx';
import { type ServerDraft, serverDraftKey, useServerDraft } from '../../../drafts/web/use-server-draft.ts';
import type { FoundDraft } from '../../../drafts/web/written.ts';
import {
  isFollowed,
  localDraftKey,
  readLocalDraft,
  saveLocalDraft,
} from '../../../editor/web/local-draft.ts';
import type { FilledInPart } from '../use-post-form-part.ts';
import { draftMetaOf, fieldsBeside, fieldsOf, type Meta } from './draft-fields.ts';
import { type LocalFields, savedFieldsAt, useLocalFields } from './use-local-fields.ts';
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
  /** The post that is edited, and what its words were made from. */
  recordID: number | undefined;
  revision: KnownRevision | undefined;
  addressedID: number | undefined;
  start: PostFields;
  fields: PostFields;
  collect: () => FilledInPart;
  /** `errors`: what kept it from going out at its time. */
  onRestore: (fields: Partial<PostFields>, errors: Record<string, string> | undefined) => void;
}

export interface PostDraft extends ServerDraft {
  /** What the parts of the form begin with. */
  restored: Restored | undefined;
  /** Why the draft that was asked for is not here, or what else is to be known of it. */
  notice: { text: string; tone: 'info' | 'error' } | undefined;
  stored: StoredDraft;
  whileUsed: LocalFields['whileUsed'];
  noteChange: () => void;
}

interface Restored {
  fields: Partial<PostFields>;
  draft: FoundDraft['draftMeta'];
}

export function usePostDraft(options: PostDraftOptions): PostDraft {
  const { place, recordID, revision, addressedID, fields, collect } = options;
  const { t } = useTranslator();
  const userID = useMe()?.userID ?? 0;
  const [notice, setNotice] = useState<PostDraft['notice']>();
  const [scheduled, setScheduled] = useState<string>();
  const [, setChanges] = useState(0);
  const [noteChange] = useState(() => () => setChanges((before) => before + 1));
  const key = localDraftKey(userID, place);
  const draftMeta = draftMetaOf(fields, collect());
  const { local, restored, restore } = useRestored(options, userID, draftMeta);
  const warn = (text: string) => setNotice({ text, tone: 'error' });
  const tell = (found: FoundDraft) => {
    if (found.status === 'scheduled') setScheduled(found.dateScheduled ?? undefined);
    setNotice((before) => noticeOf(found, t) ?? before);
  };

  const draft = useServerDraft({
    place,
    target: { recordType: 'discussion', parentRecordType: 'category', ...(recordID && { recordID }) },
    body: fields.body,
    format: fields.format,
    draftMeta: { ...draftMeta, ...(revision && { startedFrom: revision.current }) },
    parentRecordID: fields.categoryID ?? null,
    addressedID,
    local: () => localCopy(userID, place),
    isFollowed: (_userID, body) => isFollowed(key, body),
    onNumber: useAddressOf(recordID),
    onRestore: (found) => {
      restore(found).then(
        () => tell(found),
        (error: unknown) => warn(problemText(error)),
      );
    },
    onMissing: (error) =>
      warn(
        error === undefined
          ? t('There is no such draft of yours any more: it was posted or deleted, or it is somebody else’s.')
          : problemText(error),
      ),
  });
  const posted = () => {
    local.posted();
    draft.posted();
  };
  const stored = useDraftActions(draft, scheduled);
  return { ...draft, posted, restored, notice, stored, whileUsed: local.whileUsed, noteChange };
}

type Translate = ReturnType<typeof useTranslator>['t'];

function noticeOf({ status, failedReason }: FoundDraft, t: Translate): PostDraft['notice'] {
  if (failedReason)
    return {
      text: t('This post could not go out at its time. {reason}', { reason: t(failedReason) }),
      tone: 'error',
    };
  if (status !== 'scheduled') return undefined;
  return {
    text: t('This post is scheduled. What you change goes out with it once you save the changes.'),
    tone: 'info',
  };
}

/** What this browser and the site have of it, put into the form and its parts. */
function useRestored(options: PostDraftOptions, userID: number, draftMeta: Meta) {
  const { place, addressedID } = options;
  const [restored, setRestored] = useState<Restored>();
  const openedAs = options.start.type;
  const local = useLocalFields(place, { ...draftMeta, openedAs }, (meta) => {
    const fields = broughtFields(options.start, meta);
    // Else the address of the form chose it.
    if (addressedID === undefined && meta?.openedAs !== openedAs) delete fields.type;
    options.onRestore(fields, undefined);
    setRestored({ fields, draft: meta ?? {} });
  });
  const read = useRestore(options, userID, local);
  const restore = async (found: FoundDraft): Promise<void> => {
    const { fields, isBesideOurs } = await read(found);
    setRestored((before) => ({
      fields: { ...(isBesideOurs && before?.fields), ...fields },
      draft: isBesideOurs ? before?.draft : (found.draftMeta ?? {}),
    }));
  };
  return { local, restored, restore };
}

/** Without a draft, the form is what it was when it was opened. */
function broughtFields(
  { name, categoryID, type, tags, postMeta }: PostFields,
  meta: Meta | undefined,
): Partial<PostFields> {
  return meta ? fieldsBeside(meta) : { name, categoryID, type, tags, postMeta };
}

interface Read {
  fields: Partial<PostFields>;
  /** What this browser has beside the body is newer, and stays. */
  isBesideOurs: boolean;
}

/** Puts what was found into the form. */
function useRestore(options: PostDraftOptions, userID: number, local: LocalFields) {
  const latest = useRef(options);
  latest.current = options;
  return async (found: FoundDraft): Promise<Read> => {
    let read = await fieldsOf(found);
    const { place, revision, fields, start, addressedID, onRestore } = latest.current;
    // The address of the form chose it.
    if (addressedID === undefined) delete read.type;
    if (revision) {
      revision.current = revisionOfDraft(found) ?? revision.current;
      noteEditRevision(userID, place, revision.current);
    }
    const savedAt = savedFieldsAt(userID, place);
    const isBesideOurs = savedAt === undefined ? fields.name !== start.name : savedAt > found.savedAt;
    if (isBesideOurs) read = { body: read.body, format: read.format };
    else local.replace(found.draftMeta ?? {});
    // Else the copy of this browser, which is older, would be put in front of it.
    saveLocalDraft(localDraftKey(userID, place), read.body ?? '', Date.now(), read.format);
    const failed = found.failedFields?.map(({ field, message }) => [field, message]);
    onRestore(read, found.status === 'error' ? Object.fromEntries(failed ?? []) : undefined);
    return { fields: read, isBesideOurs };
  };
}

/** The address of the form is that of its draft: whoever reloads it, or comes back to it, goes on. */
function useAddressOf(recordID = 0): (draftID: number | undefined) => void {
  const navigate = useNavigate();
  const before = useRef<string>(undefined);
  return (draftID) => {
    const { pathname, search } = location;
    // Whoever left meanwhile is somewhere else.
    if (!pathname.startsWith('/post')) return;
    before.current ??= recordID > 0 ? `/post/editdiscussion/${recordID}` : addressOfNew(pathname, search);
    const address = draftID === undefined ? before.current : `/post/editdiscussion/${recordID}/${draftID}`;
    if (address !== pathname + search) navigate(address, { isSameScreen: true });
  };
}

function addressOfNew(pathname: string, search: string): string {
  return pathname.startsWith('/post/editdiscussion/') ? '/post' : pathname + search;
}

function localCopy(userID: number, place: string) {
  const body = readLocalDraft(localDraftKey(userID, place));
  const savedAt = savedFieldsAt(userID, place);
  return body ?? (savedAt === undefined ? undefined : { text: '', savedAt });
}
