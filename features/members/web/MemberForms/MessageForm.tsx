import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { messageMembers } from '../../members.contract.ts';
import { type MemberFormProps, recordsOf } from './member-form.ts';

export function MessageForm(props: MemberFormProps) {
  const { t, plural } = useTranslator();
  const [body, setBody] = useState('');
  return (
    <RecordsForm
      {...recordsOf(props)}
      title={t('Message')}
      submitLabel={t('Send')}
      isDisabled={body.trim() === ''}
      question={plural(props.members.length, {
        one: '{count} member gets it.',
        other: 'Each of {count} members gets it in a conversation of their own.',
      })}
      send={bulkRequest<typeof messageMembers>('POST /members/message', 'userIDs', { body })}
      doneText={t('Sent.')}
      failedText={t('These members did not get it:')}
    >
      <FormField label={t('What you say')} isRequired>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            maxLength={10_000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </FormField>
    </RecordsForm>
  );
}
