// The draft while it is edited: saved by the server a moment after each change, published and taken back as one.
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import type {
  getPageDraft,
  PageChange,
  PageConflict,
  PageDraft,
  publishPageDraft,
  putPageDraft,
} from '../../page-editor.contract.ts';
import { withChange } from './page-draft.ts';

const PAUSE_MILLISECONDS = 400;

const saveDraft = (changes: PageChange[], revision: number) =>
  call<typeof putPageDraft>('PUT /page-draft', { body: { changes, revision } });

const publishDraft = async (changes: PageChange[], revision: number) =>
  (
    await call<typeof publishPageDraft>('POST /page-draft/publish', {
      body: { changes, revision },
      idempotencyKey: newRunID(),
    })
  ).body;

export function usePageDraft() {
  const saved = useSavedDraft();
  const { stored, edited, changes, problem, edit } = saved;
  return {
    isThere: stored !== undefined,
    readProblem: saved.readProblem,
    changes,
    conflicts: edited ? [] : (stored?.conflicts ?? []),
    isSaved: edited === undefined,
    problem,
    isElsewhere: codeOf(problem) === 'pageDraft.changedElsewhere',
    publishedEntryID: stored?.publishedEntryID ?? null,
    draftOf: (part: string, key: string) =>
      changes.find((each) => each.part === part && each.key === key)?.to,
    change: (part: string, key: string, values: { from: unknown; to: unknown }) =>
      edit(withChange(changes, part, key, values)),
    discard: () => edit([]),
    /** Theirs stays as it is, or mine is put in its place knowingly. */
    settle: (conflict: PageConflict, isMine: boolean) => edit(settled(changes, conflict, isMine)),
    /** Of two devices: the draft of the other one, or this one over it. */
    takeOthers: async () => {
      await saved.readAgain();
      edit(undefined);
    },
    keepMine: async () => {
      await saved.readAgain();
      await saved.save();
    },
    readAgain: saved.readAgain,
    publish: saved.publish,
  };
}

/** What the server has of it, and what is on the way there. */
function useSavedDraft() {
  const { data, error, refetch } = useQuery<typeof getPageDraft>('GET /page-draft', {}, { staleTime: 0 });
  const [edited, setEdited] = useState<PageChange[]>();
  const [answered, setAnswered] = useState<PageDraft>();
  const [problem, setProblem] = useState<Error>();
  const stored = answered ?? data;
  /** What is under way goes first: each is saved on the revision of the one before it. */
  const line = useRef(Promise.resolve());
  const latest = useRef({ edited, revision: 0 });
  latest.current = { edited, revision: Math.max(latest.current.revision, stored?.revision ?? 0) };

  const take = (draft: PageDraft, sent?: PageChange[]) => {
    latest.current.revision = draft.revision;
    setAnswered(draft);
    setEdited((now) => (now === sent ? undefined : now));
    setProblem(undefined);
  };
  const save = () => {
    line.current = line.current.then(async () => {
      const sent = latest.current.edited;
      if (sent)
        await saveDraft(sent, latest.current.revision).then(({ body }) => take(body, sent), setProblem);
    });
    return line.current;
  };
  const timer = useSaving(edited, save);
  const readAgain = async () => {
    const { data: again } = await refetch();
    if (!again) return;
    latest.current.revision = again.revision;
    setAnswered(again);
    setProblem(undefined);
  };
  const changes = edited ?? stored?.changes ?? [];
  const publish = async () => {
    clearTimeout(timer.current);
    await save();
    try {
      take(await publishDraft(changes, latest.current.revision), latest.current.edited);
    } catch (refused) {
      if (codeOf(refused) === 'pageDraft.conflict') await readAgain();
      setProblem(refused as Error);
      throw refused;
    }
  };
  const readProblem = stored ? undefined : error?.message;
  return { stored, edited, edit: setEdited, changes, problem, readProblem, save, readAgain, publish };
}

export type PageDraftState = ReturnType<typeof usePageDraft>;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined);

function settled(
  changes: readonly PageChange[],
  { part, key, now }: PageConflict,
  isMine: boolean,
): PageChange[] {
  return changes.flatMap((each) => {
    if (each.part !== part || each.key !== key) return [each];
    return isMine ? [{ ...each, from: now }] : [];
  });
}

/** A pause after the last change; what is not saved when the editor is closed goes out then. */
function useSaving(edited: PageChange[] | undefined, save: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    if (!edited) return;
    timer.current = setTimeout(() => void saveNow.current(), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer.current);
  }, [edited]);
  useEffect(() => () => void saveNow.current(), []);
  return timer;
}
