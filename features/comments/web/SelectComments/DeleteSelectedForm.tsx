import { useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { DeleteMethod, deleteComments } from '../../comments.contract.ts';
import type { CommentBulkFormProps } from '../comment-bulk-options.ts';
import { commentsInWork } from '../comments-in-work.ts';

export default function DeleteSelectedForm({ selected, onClose }: CommentBulkFormProps) {
  const { t, plural } = useTranslator();
  const [deleteMethod, setMethod] = useState<DeleteMethod>('tombstone');
  const choices: [DeleteMethod, string][] = [
    ['tombstone', t('Tombstone: hides author and text, keeps the replies')],
    ['full', t('Full: removes it and every reply to it')],
  ];
  return (
    <RecordsForm
      title={t('Delete Comments')}
      submitLabel={t('Delete')}
      isDangerous
      isUndoable
      question={plural(selected.length, {
        one: 'Are you sure you want to delete {count} comment?',
        other: 'Are you sure you want to delete {count} comments?',
      })}
      records={selected.map(({ commentID, name }) => ({ id: commentID, name }))}
      selection={commentsInWork}
      send={bulkRequest<typeof deleteComments>('DELETE /comments/list', 'commentIDs', { deleteMethod })}
      doneText={t('Comments deleted.')}
      failedText={t('These comments could not be deleted:')}
      onClose={onClose}
    >
      <FormGroup legend={t('How shall they be deleted?')}>
        {choices.map(([value, label]) => (
          <Radio
            key={value}
            name="deleteMethod"
            label={label}
            checked={deleteMethod === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </FormGroup>
    </RecordsForm>
  );
}
