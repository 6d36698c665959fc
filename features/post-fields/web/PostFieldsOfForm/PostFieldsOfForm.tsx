import { useEffect, useState } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePostFormPart } from '../../../discussions/web/use-post-form-part.ts';
import { missingPostMeta, type PostMetaValues, postMetaToSend } from '../../post-meta-values.ts';
import { PostFieldInputs } from '../PostFieldInputs/PostFieldInputs.tsx';

/** What the type of a discussion asks for; what was filled in for types that were looked at before is remembered. */
export function PostFieldsOfForm() {
  const { t } = useTranslator();
  const [changed, setChanged] = useState<PostMetaValues>({});
  const form = usePostFormPart(({ start, type }) => {
    const fields = type?.fields ?? [];
    if (fields.length === 0) return { body: {} };
    const values = { ...start.postMeta, ...changed };
    const missing = missingPostMeta(fields, values).map((field) => [
      errorKey(field.postFieldID),
      t('Please fill in: {field}.', { field: field.label }),
    ]);
    return { body: { postMeta: postMetaToSend(fields, values) }, problems: Object.fromEntries(missing) };
  });
  const { draft } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft holds stands in front of what was filled in before it came
  useEffect(() => setChanged({}), [draft]);
  const fields = form.type?.fields ?? [];
  return (
    <PostFieldInputs
      fields={fields}
      values={{ ...form.start.postMeta, ...changed }}
      errors={Object.fromEntries(
        fields.map(({ postFieldID }) => [postFieldID, form.errors[errorKey(postFieldID)]]),
      )}
      onChange={(postFieldID, value) => {
        setChanged((before) => ({ ...before, [postFieldID]: value }));
        form.clearErrors([errorKey(postFieldID)]);
      }}
    />
  );
}

/** A field may be called what a field of every post is called. */
function errorKey(postFieldID: string): string {
  return `postMeta.${postFieldID}`;
}
