// The forms behind the toast of selected discussions.
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { closeDiscussions, deleteDiscussions } from '../../bulk-discussions.contract.ts';
import { BulkForm } from './BulkForm.tsx';
import { BulkMergeForm } from './BulkMergeForm.tsx';
import { BulkMoveForm } from './BulkMoveForm.tsx';
import type { BulkActionName } from './bulk-actions.ts';
import type { Selected } from './selection-store.ts';

export interface SelectedProps {
  selected: readonly Selected[];
  onClose: () => void;
}

const FORMS = {
  move: BulkMoveForm,
  merge: BulkMergeForm,
  close: BulkCloseForm,
  delete: BulkDeleteForm,
} as const;

export default function BulkForms({ action, ...props }: SelectedProps & { action: BulkActionName }) {
  const Form = FORMS[action];
  return <Form {...props} />;
}

function BulkCloseForm({ selected, onClose }: SelectedProps) {
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
      send={(discussionIDs, step) =>
        call<typeof closeDiscussions>('PATCH /discussions/close', {
          body: { discussionIDs, closed: true },
          ...step,
        })
      }
      doneText={t('Discussions closed.')}
      failedText={t('These discussions could not be closed:')}
      onClose={onClose}
    />
  );
}

function BulkDeleteForm({ selected, onClose }: SelectedProps) {
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
      send={(discussionIDs, step) =>
        call<typeof deleteDiscussions>('DELETE /discussions/list', { body: { discussionIDs }, ...step })
      }
      doneText={t('Discussions deleted.')}
      failedText={t('These discussions could not be deleted:')}
      onClose={onClose}
    />
  );
}
