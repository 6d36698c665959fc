import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import type { moveDiscussions } from '../../bulk-discussions.contract.ts';
import { BulkForm } from '../BulkForm/BulkForm.tsx';
import type { BulkFormOfSelectedProps } from '../bulk-options.ts';

export default function BulkMoveForm({ selected, onClose }: BulkFormOfSelectedProps) {
  const { t, plural } = useTranslator();
  const [categoryID, setCategoryID] = useState<number>();
  const [addRedirects, setAddRedirects] = useState(false);
  return (
    <BulkForm
      title={t('Move Discussions')}
      submitLabel={t('Move')}
      isDisabled={categoryID === undefined}
      question={plural(selected.length, {
        one: 'Where should {count} discussion be moved?',
        other: 'Where should {count} discussions be moved?',
      })}
      discussions={selected}
      send={bulkRequest<typeof moveDiscussions>('PATCH /discussions/move', 'discussionIDs', {
        categoryID: categoryID ?? 0,
        addRedirects,
      })}
      doneText={t('Discussions moved.')}
      failedText={t('These discussions could not be moved:')}
      staysWhenDone
      isUndoable
      onClose={onClose}
    >
      <CategorySelect value={categoryID} onChange={setCategoryID} />
      <Checkbox
        label={t('Leave a redirect link')}
        checked={addRedirects}
        disabled={categoryID === undefined}
        onChange={(event) => setAddRedirects(event.target.checked)}
      />
    </BulkForm>
  );
}
