import { call, FormField, FormModal, Textarea, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { applyToGroup } from '../../group-members.contract.ts';

/** Asks to join a private group. */
export function ApplyForm({ groupID, onClose }: { groupID: number; onClose: () => void }) {
  const { t } = useTranslator();
  const [body, setBody] = useState('');
  const { isBusy, problem, save } = useSave(onClose);
  const send = () =>
    save(
      () => call<typeof applyToGroup>('POST /groups/:groupID/apply', { params: { groupID }, body: { body } }),
      t('The leaders of the group decide.'),
    );
  return (
    <FormModal
      title={t('Ask to join')}
      submitLabel={t('Ask to join')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FormField label={t('Why would you like to join?')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
