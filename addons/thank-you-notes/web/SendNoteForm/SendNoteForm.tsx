import {
  call,
  FormField,
  FormModal,
  showToast,
  Textarea,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { sendThankYouNote } from '../../thank-you-notes.contract.ts';

const MOST_LETTERS = 500;

export interface SendNoteFormProps {
  userID: number;
  name: string;
  about?: { recordType: 'discussion' | 'comment'; recordID: number };
  onClose: () => void;
}

/** A short note to one member; where it is about a post, it says so. */
export function SendNoteForm({ userID, name, about, onClose }: SendNoteFormProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('thank-you-note');
  const [text, setText] = useState('');
  const send = () =>
    run(async () => {
      await call<typeof sendThankYouNote>('POST /users/:userID/thank-you-notes', {
        params: { userID },
        body: { text, about },
      });
      showToast(t('Your note was sent.'), { tone: 'success', isAutoDismissed: true });
      onClose();
      await revalidate();
    });
  return (
    <FormModal
      title={t('Thank {name}', { name })}
      submitLabel={t('Send the note')}
      isBusy={isBusy}
      isDisabled={text.trim() === ''}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FormField
        label={t('What do you thank them for?')}
        hint={
          about
            ? t('They are notified. Their profile shows the note, with a link to this post.')
            : t('They are notified. Their profile shows the note.')
        }
        isRequired
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={MOST_LETTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
