import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import type { patchDiscussion } from '../../discussions.contract.ts';
import type { DiscussionFormProps } from '../discussion-options.ts';

export default function MoveForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [categoryID, setCategoryID] = useState(discussion.categoryID);
  const submit = () =>
    save(
      () =>
        call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
          params: { discussionID: discussion.discussionID },
          body: { categoryID },
        }),
      t('Discussion moved.'),
    );
  return (
    <FormModal
      title={t('Move Post')}
      submitLabel={t('Move')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={categoryID === discussion.categoryID}
      onClose={onClose}
      onSubmit={submit}
    >
      <CategorySelect
        value={categoryID}
        onChange={setCategoryID}
        current={discussion.category}
        type={discussion.postTypeID}
      />
    </FormModal>
  );
}
