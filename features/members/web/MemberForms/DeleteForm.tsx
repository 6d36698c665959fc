import { useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DeleteMethod } from '../../../account-deletion/account-deletion.contract.ts';
import { ErasurePreview } from '../../../account-deletion/web/ErasurePreview/ErasurePreview.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { deleteMembers } from '../../members.contract.ts';
import { type MemberFormProps, recordsOf } from './member-form.ts';

export function DeleteForm(props: MemberFormProps) {
  const { t, plural } = useTranslator();
  const [deleteMethod, setMethod] = useState<DeleteMethod>('keep');
  const [only] = props.members.length === 1 ? props.members : [];
  const choices: [DeleteMethod, string][] = [
    ['keep', t('Their posts stay, by “User Deleted”')],
    ['wipe', t('Their posts stay without their text')],
    ['delete', t('Their posts go as well')],
  ];
  return (
    <RecordsForm
      {...recordsOf(props)}
      title={t('Delete members')}
      submitLabel={t('Delete')}
      isDangerous
      question={plural(props.members.length, {
        one: 'Delete {count} member? This cannot be undone.',
        other: 'Delete {count} members? This cannot be undone.',
      })}
      send={bulkRequest<typeof deleteMembers>('DELETE /members', 'userIDs', { deleteMethod })}
      doneText={t('Deleted.')}
      failedText={t('These members were left as they are:')}
    >
      <FormGroup legend={t('What becomes of what they wrote?')}>
        {choices.map(([value, label]) => (
          <Radio
            key={value}
            name="deleteMethod"
            label={label}
            checked={deleteMethod === value}
            onChange={() => setMethod(value)}
          />
        ))}
      </FormGroup>
      {only && <ErasurePreview key={deleteMethod} userID={only.userID} deleteMethod={deleteMethod} />}
    </RecordsForm>
  );
}
