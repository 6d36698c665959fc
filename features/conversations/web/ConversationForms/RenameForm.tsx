import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import type { patchConversation } from '../../conversations.contract.ts';

const MAX_SUBJECT = 100;

export default function RenameForm({
  conversationID,
  subject,
  onClose,
}: OpenedConversation & { onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [name, setName] = useState(subject);
  const submit = () =>
    save(
      () =>
        call<typeof patchConversation>('PATCH /conversations/:conversationID', {
          params: { conversationID },
          body: { name },
        }),
      t('Conversation renamed.'),
    );
  return (
    <FormModal
      title={t('Rename')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FormField
        label={t('Subject')}
        hint={t('Everybody in it sees it. Left empty, the others’ names are shown.')}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_SUBJECT}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
