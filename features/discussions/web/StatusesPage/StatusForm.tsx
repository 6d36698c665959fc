import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  DiscussionStatus,
  patchDiscussionStatus,
  postDiscussionStatus,
} from '../../discussion-statuses.contract.ts';

interface StatusFormProps {
  status: DiscussionStatus | undefined;
  onClose: () => void;
}

export function StatusForm({ status, onClose }: StatusFormProps) {
  const { t } = useTranslator();
  const [name, setName] = useState(status?.name ?? '');
  const [state, setState] = useState(status?.state ?? 'open');
  const [isDefault, setDefault] = useState(status?.isDefault ?? false);
  const submit = async () => {
    const body = { name, state, ...(isDefault !== (status?.isDefault ?? false) && { isDefault }) };
    if (status)
      await call<typeof patchDiscussionStatus>('PATCH /discussions/statuses/:statusID', {
        params: { statusID: status.statusID },
        body,
      });
    else await call<typeof postDiscussionStatus>('POST /discussions/statuses', { body });
    await invalidateQueries('GET /discussions/statuses');
  };
  return (
    <EditModal
      title={status ? t('Edit the status {name}', { name: t(status.name) }) : t('Add a status')}
      onSave={submit}
      onClose={onClose}
    >
      <NameField maxLength={100} value={name} onChange={setName} />
      <FormField label={t('A discussion that has it is')}>
        {(control) => (
          <Select
            {...control}
            value={state}
            onChange={(event) => setState(event.target.value as 'open' | 'closed')}
          >
            <option value="open">{t('Open')}</option>
            <option value="closed">{t('Closed')}</option>
          </Select>
        )}
      </FormField>
      <Checkbox
        label={t('New discussions begin with it')}
        checked={isDefault}
        disabled={status?.isDefault}
        onChange={(event) => setDefault(event.target.checked)}
      />
    </EditModal>
  );
}
