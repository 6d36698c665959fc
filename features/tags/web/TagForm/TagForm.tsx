import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { patchDiscussion } from '../../../discussions/discussions.contract.ts';
import type { DiscussionFormProps } from '../../../discussions/web/discussion-options.ts';
import { type ChosenTag, TagInput } from '../TagInput/TagInput.tsx';
import { tagFields } from '../tag-fields.ts';

export default function TagForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [tags, setTags] = useState<ChosenTag[]>(discussion.tags ?? []);
  const submit = () =>
    save(
      () =>
        call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
          params: { discussionID: discussion.discussionID },
          body: tagFields(tags),
        }),
      t('Tags saved.'),
    );
  return (
    <FormModal title={t('Tag')} problem={problem} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <TagInput value={tags} onChange={setTags} />
    </FormModal>
  );
}
