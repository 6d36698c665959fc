import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ChosenTag, TagInput } from '../../../tags/web/TagInput/TagInput.tsx';
import { tagFields } from '../../../tags/web/tag-fields.ts';
import type { patchDiscussion } from '../../discussions.contract.ts';
import { FormModal } from './FormModal.tsx';
import type { OptionFormProps } from './OptionForm.tsx';
import { useSave } from './use-save.ts';

export function TagForm({ discussion, onClose }: OptionFormProps) {
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
