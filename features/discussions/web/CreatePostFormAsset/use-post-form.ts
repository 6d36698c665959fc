// The state of the form, and what happens when it is sent.
import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, type CallResult } from '../../../../platform/web/api/call.ts';
import { isConflict } from '../../../../platform/web/api/revision.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { Discussion, DiscussionPost } from '../../discussions.contract.ts';
import { tagFields } from '../tag-fields.ts';

export interface PostFields {
  name: string;
  body: string;
  format: ComposerFormat;
  categoryID: number | undefined;
  type: string;
  tags: readonly ChosenTag[];
}

export type SendPost = (type: string, post: DiscussionPost) => Promise<CallResult<Discussion>>;

export interface PostProblem {
  message: string;
  fields: Record<string, string>;
  /** Somebody else changed the post meanwhile. */
  isConflicting?: boolean;
}

export function usePostForm(start: PostFields, send: SendPost, isTagging: boolean) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [fields, setFields] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PostProblem>();
  /** What stands instead of the form once the post waits for approval. */
  const [heldMessage, setHeldMessage] = useState<string>();
  const change = (changes: Partial<PostFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    setProblem((before) => before && without(before, changes));
  };

  const refuse = (message: string, byField: Record<string, string> = {}, isConflicting = false) => {
    setProblem({ message, fields: byField, isConflicting });
    setIsBusy(false);
    scrollTo({ top: 0 });
  };
  const submit = async () => {
    if (isBusy) return;
    const missing = missingFields(fields, t);
    if (Object.keys(missing).length > 0) return refuse(t('Some fields still need you.'), missing);
    setIsBusy(true);
    setProblem(undefined);
    const { name, body, format, categoryID = 0, type, tags } = fields;
    try {
      const post = { name, body, format, categoryID, ...(isTagging && tagFields(tags)) };
      const { status, body: answer } = await send(type, post);
      // Empty words are not kept: what was posted must not come back as a draft.
      change({ name: '', body: '' });
      if (status === 202) return setHeldMessage((answer as unknown as { message: string }).message);
      showToast(t('Your post is online.'), { tone: 'success', isAutoDismissed: true });
      // The canonical address of an older post may lead to another site.
      navigate(answer.url);
    } catch (error) {
      if (isConflict(error)) refuse('', {}, true);
      else if (error instanceof ApiError) refuse(error.message, error.fieldErrors);
      else refuse(String(error));
    }
  };
  return { fields, change, isBusy, problem, heldMessage, submit };
}

/** What was said of a field no longer holds once it is changed. */
function without(problem: PostProblem, changes: object): PostProblem | undefined {
  const left = Object.entries(problem.fields).filter(([field]) => !(field in changes));
  if (left.length === Object.keys(problem.fields).length) return problem;
  return left.length === 0 ? undefined : { ...problem, fields: Object.fromEntries(left) };
}

function missingFields(fields: PostFields, t: (text: string) => string): Record<string, string> {
  return {
    ...(fields.name.trim() === '' && { name: t('Give your post a title.') }),
    ...(fields.body.trim() === '' && { body: t('Write something first.') }),
    ...(fields.categoryID === undefined && { categoryID: t('Choose where your post belongs.') }),
  };
}
