import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import {
  type ChosenDiscussion,
  DiscussionInput,
} from '../../../discussions/web/DiscussionInput/DiscussionInput.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { moveComments } from '../../move-comments.contract.ts';
import type { CommentBulkFormProps } from '../comment-bulk-options.ts';
import { commentsInWork } from '../comments-in-work.ts';

/** Into a discussion that is there already; splitting starts a new one. */
export default function MoveForm({ selected, discussion, onClose }: CommentBulkFormProps) {
  const { t, plural } = useTranslator();
  const [target, setTarget] = useState<ChosenDiscussion>();
  return (
    <RecordsForm
      title={t('Move Comments')}
      submitLabel={t('Move')}
      isDisabled={!target}
      isUndoable
      question={plural(selected.length, {
        one: '{count} comment goes to the end of another discussion, with the replies to it.',
        other: '{count} comments go to the end of another discussion, with the replies to them.',
      })}
      records={selected.map(({ commentID, name }) => ({ id: commentID, name }))}
      selection={commentsInWork}
      send={bulkRequest<typeof moveComments>('PATCH /comments/move', 'commentIDs', {
        discussionID: target?.discussionID ?? 0,
      })}
      doneText={t('Comments moved.')}
      failedText={t('These comments could not be moved:')}
      onClose={onClose}
    >
      <FormField label={t('Discussion')} isRequired>
        {(control) => (
          <DiscussionInput
            {...control}
            value={target}
            onChange={setTarget}
            exceptID={discussion.discussionID}
          />
        )}
      </FormField>
    </RecordsForm>
  );
}
