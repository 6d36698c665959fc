import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteDiscussions } from '../../bulk-discussions.contract.ts';
import { BulkForm } from '../BulkForm/BulkForm.tsx';
import type { BulkFormOfSelectedProps } from '../bulk-options.ts';

export default function BulkDeleteForm({ selected, onClose }: BulkFormOfSelectedProps) {
  const { t, plural } = useTranslator();
  return (
    <BulkForm
      title={t('Delete Discussions')}
      submitLabel={t('Delete')}
      isDangerous
      question={plural(selected.length, {
        one: 'Are you sure you want to delete {count} discussion?',
        other: 'Are you sure you want to delete {count} discussions?',
      })}
      discussions={selected}
      send={bulkRequest<typeof deleteDiscussions>('DELETE /discussions/list', 'discussionIDs', {})}
      doneText={t('Discussions deleted.')}
      failedText={t('These discussions could not be deleted:')}
      isUndoable
      onClose={onClose}
    />
  );
}
