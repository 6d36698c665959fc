import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { closeDiscussions } from '../../bulk-discussions.contract.ts';
import { BulkForm } from '../BulkForm/BulkForm.tsx';
import type { BulkFormOfSelectedProps } from '../bulk-options.ts';

export default function BulkCloseForm({ selected, onClose }: BulkFormOfSelectedProps) {
  const { t, plural } = useTranslator();
  return (
    <BulkForm
      title={t('Close Discussions')}
      submitLabel={t('Close')}
      question={plural(selected.length, {
        one: 'Are you sure you want to close {count} discussion?',
        other: 'Are you sure you want to close {count} discussions?',
      })}
      discussions={selected}
      send={bulkRequest<typeof closeDiscussions>('PATCH /discussions/close', 'discussionIDs', {
        closed: true,
      })}
      doneText={t('Discussions closed.')}
      failedText={t('These discussions could not be closed:')}
      isUndoable
      onClose={onClose}
    />
  );
}
