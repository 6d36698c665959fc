import type { DiscussionFormProps } from '@parley/addon-api/web';
import { SendNoteForm } from './SendNoteForm.tsx';

export default function ThankForDiscussion({ discussion, onClose }: DiscussionFormProps) {
  const { insertUserID, insertUser, discussionID: recordID } = discussion;
  return (
    <SendNoteForm
      userID={insertUserID}
      name={insertUser?.name ?? ''}
      about={{ recordType: 'discussion', recordID }}
      onClose={onClose}
    />
  );
}
