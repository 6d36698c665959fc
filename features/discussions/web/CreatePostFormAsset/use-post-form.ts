// The state of the form, and what happens when it is sent.
import { useRef, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, type CallResult } from '../../../../platform/web/api/call.ts';
import { isConflict } from '../../../../platform/web/api/revision.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import type { PostMetaValues } from '../../../post-fields/post-meta-values.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { Discussion, DiscussionPost } from '../../discussions.contract.ts';
import type { FilledInPart } from '../use-post-form-part.ts';
import { errorsByField, missingFields, type PostProblem, without } from './post-problems.ts';

export interface PostFields {
  name: string;
  body: string;
  format: ComposerFormat;
  categoryID: number | undefined;
  type: string;
  /** Of these two, what they were before the form was opened: its parts hold what was changed. */
  tags: readonly ChosenTag[];
  postMeta: PostMetaValues;
}

export type SendPost = (post: DiscussionPost) => Promise<CallResult<Discussion>>;

/** The draft on the site that goes with the post. */
interface DraftOfPost {
  draftID: () => number | undefined;
  posted: () => void;
}

export function usePostForm(start: PostFields, send: SendPost) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [fields, setFields] = useFields(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PostProblem>();
  /** What stands instead of the form once the post waits for approval. */
  const [heldMessage, setHeldMessage] = useState<string>();
  const { join, collect } = useParts();
  const clearErrors = (keys: readonly string[]) => setProblem((before) => before && without(before, keys));
  const change = (changes: Partial<PostFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    clearErrors(Object.keys(changes));
  };

  const refuse = (message: string, byField: Record<string, string> = {}, isConflicting = false) => {
    setProblem({ message, fields: byField, isConflicting });
    setIsBusy(false);
    scrollTo({ top: 0 });
  };
  /** What is missing is marked. */
  const isComplete = (): boolean => {
    const missing = { ...collect().problems, ...missingFields(fields, t) };
    const isMissing = Object.keys(missing).length > 0;
    if (isMissing) refuse(t('Some fields still need you.'), missing);
    return !isMissing;
  };
  const mark = (byField: Record<string, string>) => setProblem({ message: '', fields: byField });
  const submit = async (draft: DraftOfPost) => {
    if (isBusy || !isComplete()) return;
    const parts = collect();
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { status, body: answer } = await send({ ...parts.body, ...postOf(fields), ...draftOf(draft) });
      draft.posted();
      // Empty text is not saved: what was posted must not come back as a draft.
      change({ name: '', body: '' });
      if (status === 202) return setHeldMessage((answer as unknown as { message: string }).message);
      showToast(t('Your post is online.'), { tone: 'success', isAutoDismissed: true });
      // The canonical address of an older post may lead to another site.
      navigate(answer.url);
    } catch (error) {
      refuse(...refusalOf(error));
    }
  };
  const sending = { isBusy, problem, heldMessage, submit, isComplete, mark };
  return { fields, change, clearErrors, join, collect, ...sending };
}

function useFields(start: PostFields) {
  const [written, setFields] = useState(start);
  // Where nothing is written yet, nothing has to be converted.
  const fields = written.body === '' ? { ...written, format: start.format } : written;
  return [fields, setFields] as const;
}

function refusalOf(
  error: unknown,
): [message: string, byField?: Record<string, string>, isConflicting?: boolean] {
  if (isConflict(error)) return ['', {}, true];
  return error instanceof ApiError ? [error.message, errorsByField(error)] : [problemText(error)];
}

/** What others added to the form, asked for what they hold when it is sent. */
function useParts() {
  const parts = useRef(new Set<() => FilledInPart>());
  const [join] = useState(() => (ask: () => FilledInPart) => {
    parts.current.add(ask);
    return () => void parts.current.delete(ask);
  });
  const collect = (): Required<FilledInPart> => {
    const all = [...parts.current].map((ask) => ask());
    return {
      body: Object.assign({}, ...all.map(({ body }) => body)),
      problems: Object.assign({}, ...all.map(({ problems }) => problems)),
      ofDraft: Object.assign({}, ...all.map(({ ofDraft }) => ofDraft)),
    };
  };
  return { join, collect };
}

function postOf({ name, body, format, categoryID = 0, type: postTypeID }: PostFields): DiscussionPost {
  return { name, body, format, categoryID, postTypeID };
}

function draftOf({ draftID }: DraftOfPost): Pick<DiscussionPost, 'draftID'> {
  const id = draftID();
  return id === undefined ? {} : { draftID: id };
}
