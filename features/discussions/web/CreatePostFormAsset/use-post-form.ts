// The state of the form, and what happens when it is sent.
import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, type CallResult } from '../../../../platform/web/api/call.ts';
import { isConflict } from '../../../../platform/web/api/revision.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import type { PostField } from '../../../post-fields/post-fields.contract.ts';
import { type PostMetaValues, postMetaToSend } from '../../../post-fields/post-meta-values.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { Discussion, DiscussionPost } from '../../discussions.contract.ts';
import type { PostTypeChoice } from '../../post-type-choice.ts';
import { tagFields } from '../tag-fields.ts';
import { errorsByField, metaKey, missingFields, type PostProblem, without } from './post-problems.ts';

export interface PostFields {
  name: string;
  body: string;
  format: ComposerFormat;
  categoryID: number | undefined;
  type: string;
  tags: readonly ChosenTag[];
  /** What stands in the fields of types, also of those that were looked at before. */
  postMeta: PostMetaValues;
}

export type SendPost = (post: DiscussionPost) => Promise<CallResult<Discussion>>;

export interface PostFormRules {
  isTagging: boolean;
  postTypes: readonly PostTypeChoice[];
}

export function usePostForm(start: PostFields, send: SendPost, { isTagging, postTypes }: PostFormRules) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [fields, setFields] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PostProblem>();
  /** What stands instead of the form once the post waits for approval. */
  const [heldMessage, setHeldMessage] = useState<string>();
  const change = (changes: Partial<PostFields>, answered = Object.keys(changes)) => {
    setFields((before) => ({ ...before, ...changes }));
    setProblem((before) => before && without(before, answered));
  };
  const typeFields = postTypes.find((type) => type.postTypeID === fields.type)?.fields ?? [];
  const changeMeta = (postFieldID: string, value: unknown) =>
    change({ postMeta: { ...fields.postMeta, [postFieldID]: value } }, [metaKey(postFieldID)]);

  const refuse = (message: string, byField: Record<string, string> = {}, isConflicting = false) => {
    setProblem({ message, fields: byField, isConflicting });
    setIsBusy(false);
    scrollTo({ top: 0 });
  };
  const submit = async () => {
    if (isBusy) return;
    const missing = missingFields(fields, typeFields, t);
    if (Object.keys(missing).length > 0) return refuse(t('Some fields still need you.'), missing);
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { status, body: answer } = await send(postOf(fields, typeFields, isTagging));
      // Empty text is not saved: what was posted must not come back as a draft.
      change({ name: '', body: '' });
      if (status === 202) return setHeldMessage((answer as unknown as { message: string }).message);
      showToast(t('Your post is online.'), { tone: 'success', isAutoDismissed: true });
      // The canonical address of an older post may lead to another site.
      navigate(answer.url);
    } catch (error) {
      if (isConflict(error)) refuse('', {}, true);
      else if (error instanceof ApiError) refuse(error.message, errorsByField(error));
      else refuse(String(error));
    }
  };
  return { fields, change, typeFields, changeMeta, isBusy, problem, heldMessage, submit };
}

function postOf(fields: PostFields, typeFields: readonly PostField[], isTagging: boolean): DiscussionPost {
  const { name, body, format, categoryID = 0, type: postTypeID, tags, postMeta } = fields;
  return {
    name,
    body,
    format,
    categoryID,
    postTypeID,
    ...(typeFields.length > 0 && { postMeta: postMetaToSend(typeFields, postMeta) }),
    ...(isTagging && tagFields(tags)),
  };
}
