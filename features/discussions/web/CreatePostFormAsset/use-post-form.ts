// The state of the form, and what happens when it is sent.
import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, type CallResult } from '../../../../platform/web/api/call.ts';
import { isConflict } from '../../../../platform/web/api/revision.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import type { PostField } from '../../../post-fields/post-fields.contract.ts';
import {
  missingPostMeta,
  type PostMetaValues,
  postMetaToSend,
} from '../../../post-fields/post-meta-values.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { Discussion, DiscussionPost } from '../../discussions.contract.ts';
import type { PostTypeChoice } from '../../post-type-choice.ts';
import { tagFields } from '../tag-fields.ts';

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

export interface PostProblem {
  message: string;
  fields: Record<string, string>;
  /** Somebody else changed the post meanwhile. */
  isConflicting?: boolean;
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
    const { name, body, format, categoryID = 0, type: postTypeID, tags } = fields;
    try {
      const post = {
        name,
        body,
        format,
        categoryID,
        postTypeID,
        ...(typeFields.length > 0 && { postMeta: postMetaToSend(typeFields, fields.postMeta) }),
        ...(isTagging && tagFields(tags)),
      };
      const { status, body: answer } = await send(post);
      // Empty words are not kept: what was posted must not come back as a draft.
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

/** What was said of a field no longer holds once it is changed. */
function without(problem: PostProblem, answered: readonly string[]): PostProblem | undefined {
  const left = Object.entries(problem.fields).filter(([field]) => !answered.includes(field));
  if (left.length === Object.keys(problem.fields).length) return problem;
  return left.length === 0 ? undefined : { ...problem, fields: Object.fromEntries(left) };
}

/** Under which problems of a field are kept: its name may be that of one of ours. */
export function metaKey(postFieldID: string): string {
  return `postMeta.${postFieldID}`;
}

function errorsByField(error: ApiError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, path, message } of error.body.errors ?? [])
    errors[path === 'postMeta' ? metaKey(field) : field] ??= message;
  return errors;
}

type Translate = (text: string, values?: Record<string, string | number>) => string;

function missingFields(
  fields: PostFields,
  typeFields: readonly PostField[],
  t: Translate,
): Record<string, string> {
  const missingMeta = missingPostMeta(typeFields, fields.postMeta).map((field) => [
    metaKey(field.postFieldID),
    t('Please fill in: {field}.', { field: field.label }),
  ]);
  return {
    ...Object.fromEntries(missingMeta),
    ...(fields.name.trim() === '' && { name: t('Give your post a title.') }),
    ...(fields.body.trim() === '' && { body: t('Write something first.') }),
    ...(fields.categoryID === undefined && { categoryID: t('Choose where your post belongs.') }),
  };
}
