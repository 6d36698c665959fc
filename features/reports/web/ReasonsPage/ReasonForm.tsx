import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RoleInput } from '../../../roles/web/RoleInput/RoleInput.tsx';
import type { addReportReason, editReportReason } from '../../report-reasons.contract.ts';
import type { ReasonWithRoles } from '../../reports.states.ts';
import { reasonIDOf } from './reason-id.ts';

interface ReasonFormProps {
  reason: ReasonWithRoles | undefined;
  taken: readonly string[];
  onClose: () => void;
}

export default function ReasonForm({ reason, taken, onClose }: ReasonFormProps) {
  const { t } = useTranslator();
  const [words, setWords] = useState({ name: reason?.name ?? '', description: reason?.description ?? '' });
  const [roles, setRoles] = useState(reason?.roles ?? []);
  const submit = () => {
    const body = { ...words, roleIDs: roles.map(({ roleID }) => roleID) };
    return reason
      ? call<typeof editReportReason>('PATCH /report-reasons/:reportReasonID', {
          params: { reportReasonID: reason.reportReasonID },
          body,
        })
      : call<typeof addReportReason>('POST /report-reasons', {
          body: { ...body, reportReasonID: reasonIDOf(words.name, taken) },
        });
  };
  return (
    <EditModal title={reason ? t('Edit reason') : t('Add a reason')} onSave={submit} onClose={onClose}>
      <FormField label={t('Reason')} hint={t('What members read.')} isRequired>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={100}
            value={words.name}
            onChange={(event) => setWords({ ...words, name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('What it means')} hint={t('In a sentence.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={words.description}
            onChange={(event) => setWords({ ...words, description: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('Who may give it')} hint={t('Without a role: whoever may report.')}>
        {(control) => (
          <RoleInput {...control} placeholder={t('Everybody')} value={roles} onChange={setRoles} />
        )}
      </FormField>
    </EditModal>
  );
}
