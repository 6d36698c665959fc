// Notes something about a member, for staff alone.
import { call, FormField, FormModal, Textarea, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { postNote } from '../../user-notes.contract.ts';

export default function NoteForm({
  userID,
  name,
  onClose,
}: {
  userID: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [text, setText] = useState('');
  const submit = () =>
    save(
      () =>
        call<typeof postNote>('POST /user-notes/notes', { body: { userID, body: text, format: 'markdown' } }),
      t('Noted.'),
    );
  return (
    <FormModal
      title={t('Note on {name}', { name })}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Note')} hint={t('Staff read it, and nobody else.')} isRequired>
        {(control) => (
          <Textarea
            {...control}
            required
            rows={5}
            maxLength={10_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
