import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import type { AuditExtras } from '../../../../platform/web/api/audit-headers.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation } from '../../../../platform/web/api/call-bulk-operation.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import { CategorySelect } from '../../../categories/web/CategorySelect/CategorySelect.tsx';
import type { moveDiscussions } from '../../bulk-discussions.contract.ts';
import type { Discussion, patchDiscussion } from '../../discussions.contract.ts';
import type { DiscussionFormProps } from '../discussion-options.ts';

export default function MoveForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [categoryID, setCategoryID] = useState(discussion.categoryID);
  const [addRedirects, setAddRedirects] = useState(false);
  const [why, setWhy] = useState('');
  const [runID] = useState(newRunID);
  const mayManage = useMayManage(discussion);
  const submit = () =>
    save(
      () => moveTo({ discussion, categoryID, addRedirects }, { reason: why, runID }),
      mayManage ? () => offerUndo(t('Discussion moved.'), runID) : t('Discussion moved.'),
    );
  return (
    <FormModal
      title={t('Move Post')}
      submitLabel={t('Move')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={categoryID === discussion.categoryID}
      onClose={onClose}
      onSubmit={submit}
    >
      <CategorySelect
        value={categoryID}
        onChange={setCategoryID}
        current={discussion.category}
        type={discussion.postTypeID}
      />
      {mayManage && (
        <>
          <Checkbox
            label={t('Leave a redirect link')}
            checked={addRedirects}
            onChange={(event) => setAddRedirects(event.target.checked)}
          />
          <WhyField value={why} onChange={setWhy} />
        </>
      )}
    </FormModal>
  );
}

interface Move {
  discussion: Discussion;
  categoryID: number;
  addRedirects: boolean;
}

/** What leads to it is left by the call for many, which answers for each by itself. */
async function moveTo({ discussion, categoryID, addRedirects }: Move, audit: AuditExtras): Promise<void> {
  const { discussionID } = discussion;
  if (addRedirects)
    await callBulkOperation(
      (step) =>
        call<typeof moveDiscussions>('PATCH /discussions/move', {
          body: { discussionIDs: [discussionID], categoryID, addRedirects },
          ...step,
          ...audit,
        }),
      ({ exceptionsByID }) => {
        const problem = exceptionsByID[String(discussionID)];
        if (problem) throw new ApiError(problem);
      },
    );
  else
    await call<typeof patchDiscussion>('PATCH /discussions/:discussionID', {
      params: { discussionID },
      body: { categoryID },
      ...audit,
    });
}

/** Authors move what is their own, which is no act of staff. */
function useMayManage({ categoryID }: Discussion): boolean {
  const here = usePermission('discussions.edit', { resourceType: 'category', resourceID: categoryID });
  return usePermission('community.moderate') || here;
}
