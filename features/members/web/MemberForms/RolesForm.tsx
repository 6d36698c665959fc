import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import { type ChosenRole, RoleInput } from '../../../roles/web/RoleInput/RoleInput.tsx';
import type { assignRolesInBulk } from '../../../users/users.contract.ts';
import { type MemberFormProps, recordsOf } from './member-form.ts';

export function RolesForm(props: MemberFormProps) {
  const { t, plural } = useTranslator();
  const [added, setAdded] = useState<readonly ChosenRole[]>([]);
  const [taken, setTaken] = useState<readonly ChosenRole[]>([]);
  const idsOf = (roles: readonly ChosenRole[]) => roles.map(({ roleID }) => roleID);
  return (
    <RecordsForm
      {...recordsOf(props)}
      title={t('Roles')}
      submitLabel={t('Save')}
      isDisabled={added.length + taken.length === 0}
      question={plural(props.members.length, {
        one: 'With {count} member:',
        other: 'With {count} members:',
      })}
      send={bulkRequest<typeof assignRolesInBulk>('PATCH /users/bulk-role-assignment', 'userIDs', {
        addRoleIDs: idsOf(added),
        removeRoleIDs: idsOf(taken),
      })}
      doneText={t('The roles are changed.')}
      failedText={t('These members were left as they are:')}
    >
      <FormField label={t('Give these roles')}>
        {(control) => <RoleInput {...control} value={added} onChange={setAdded} />}
      </FormField>
      <FormField label={t('Take these roles')}>
        {(control) => <RoleInput {...control} value={taken} onChange={setTaken} />}
      </FormField>
    </RecordsForm>
  );
}
