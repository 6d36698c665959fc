import { useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation } from '../../../../platform/web/api/call-bulk-operation.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ListedTag, mergeTags } from '../../tags.contract.ts';
import { type ChosenTag, TagInput } from '../TagInput/TagInput.tsx';

/** Two words for the same: all that has this one has the other one then. */
export function MergeTagForm({ tag, onClose }: { tag: ListedTag; onClose: () => void }) {
  const { t, plural } = useTranslator();
  const [chosen, setChosen] = useState<ChosenTag[]>([]);
  const destinationTagID = chosen[0]?.tagID;
  const merge = async () => {
    if (destinationTagID === undefined) return;
    const body = { tagIDs: [tag.tagID], destinationTagID };
    let failure: string | undefined;
    await callBulkOperation(
      (step) => call<typeof mergeTags>('PATCH /tags/merge', { body, ...step }),
      ({ exceptionsByID }) => {
        failure = exceptionsByID[String(tag.tagID)]?.message ?? failure;
      },
    );
    if (failure !== undefined) throw new Error(failure);
    await invalidateQueries('GET /tags');
  };
  return (
    <EditModal
      title={t('Merge the tag {name}', { name: tag.name })}
      submitLabel={t('Merge')}
      isDisabled={destinationTagID === undefined || destinationTagID === tag.tagID}
      onSave={merge}
      saved={t('The tags are merged. The audit log can undo it.')}
      onClose={onClose}
    >
      <p>
        {plural(tag.countDiscussions, {
          one: '{count} discussion has it, and gets the other one instead. Its address leads there.',
          other: '{count} discussions have it, and get the other one instead. Its address leads there.',
        })}
      </p>
      <TagInput value={chosen} onChange={setChosen} max={1} isForFinding />
    </EditModal>
  );
}
