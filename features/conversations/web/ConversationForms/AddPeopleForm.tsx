import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ChosenUser, UserInput } from '../../../users/web/UserInput/UserInput.tsx';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import type { postParticipants } from '../../conversations.contract.ts';

export default function AddPeopleForm({
  conversationID,
  onClose,
}: OpenedConversation & { onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [people, setPeople] = useState<ChosenUser[]>([]);
  const submit = () =>
    save(
      () =>
        call<typeof postParticipants>('POST /conversations/:conversationID/participants', {
          params: { conversationID },
          body: { participantUserIDs: people.map(({ userID }) => userID) },
        }),
      t('Added to the conversation.'),
    );
  return (
    <FormModal
      title={t('Add people')}
      submitLabel={t('Add')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={people.length === 0}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FormField label={t('People')} hint={t('Who is added reads from here on, not what was before.')}>
        {(control) => <UserInput {...control} value={people} onChange={setPeople} />}
      </FormField>
    </FormModal>
  );
}
