import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ChosenUser, UserInput } from '../../../users/web/UserInput/UserInput.tsx';
import type { patchDiscussion } from '../../discussions.contract.ts';
import type { DiscussionFormProps } from '../discussion-options.ts';

export default function ChangeAuthorForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [chosen, setChosen] = useState<ChosenUser[]>(discussion.insertUser ? [discussion.insertUser] : []);
  const [author] = chosen;
  const submit = () => {
    if (!author) return;
    void save(
      () =>
        call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
          params: { discussionID: discussion.discussionID },
          body: { insertUserID: author.userID },
        }),
      t('Author changed.'),
    );
  };
  return (
    <FormModal
      title={t('Change Author')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={!author || author.userID === discussion.insertUserID}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Author')} isRequired>
        {(control) => <UserInput {...control} value={chosen} onChange={setChosen} isSingle />}
      </FormField>
    </FormModal>
  );
}
