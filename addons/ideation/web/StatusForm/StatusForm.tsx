import { call, FormField, FormModal, Select, Textarea, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { IdeaAttributes, IdeaStatus, patchIdea } from '../../ideas.contract.ts';

interface StatusFormProps {
  discussionID: number;
  idea: IdeaAttributes;
  statuses: readonly IdeaStatus[];
  onClose: () => void;
}

/** What becomes of an idea, and why: everybody who voted for it is told. */
export default function StatusForm({ discussionID, idea, statuses, onClose }: StatusFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [statusID, setStatusID] = useState(idea.statusID);
  const [notes, setNotes] = useState(idea.statusNotes ?? '');
  const onSubmit = () =>
    save(
      () =>
        call<typeof patchIdea>('PATCH /discussions/:discussionID/idea', {
          params: { discussionID },
          body: { statusID, statusNotes: notes.trim() || null },
        }),
      t('The status was changed.'),
    );
  return (
    <FormModal
      title={t('Change the status')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <FormField label={t('Status')}>
        {(control) => (
          <Select {...control} value={statusID} onChange={(event) => setStatusID(Number(event.target.value))}>
            {statuses.map((each) => (
              <option key={each.statusID} value={each.statusID}>
                {each.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t('What members are told')} hint={t('Everybody who voted for the idea is notified.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
