import type { CommentFormProps } from '@parley/addon-api/web';
import { SendNoteForm } from './SendNoteForm.tsx';

export default function ThankForComment({ comment, onClose }: CommentFormProps) {
  const { insertUserID, insertUser, commentID: recordID } = comment;
  return (
    <SendNoteForm
      userID={insertUserID}
      name={insertUser?.name ?? ''}
      about={{ recordType: 'comment', recordID }}
      onClose={onClose}
    />
  );
}
