import { useEffect, useState } from 'react';
import { usePostFormPart } from '../../../discussions/web/use-post-form-part.ts';
import { TagInput } from '../TagInput/TagInput.tsx';
import { tagFields } from '../tag-fields.ts';

/** The tags of a discussion that is written or edited. */
export function TagsOfForm({ max }: { max?: number }) {
  const [tags, setTags] = useState<PostTags>();
  const { start, draft, errors, clearErrors } = usePostFormPart((form) => ({
    body: tagFields(tags ?? form.start.tags),
    ofDraft: { tags: tags ?? form.start.tags },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft holds stands in front of what was chosen before it came
  useEffect(() => setTags(undefined), [draft]);
  return (
    <TagInput
      value={tags ?? start.tags}
      onChange={(changed) => {
        setTags(changed);
        clearErrors(['tagIDs', 'newTagNames']);
      }}
      max={max}
      error={errors.tagIDs ?? errors.newTagNames}
    />
  );
}

type PostTags = Parameters<typeof tagFields>[0];
