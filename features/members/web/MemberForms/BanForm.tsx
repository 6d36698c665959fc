import { useState } from 'react';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { banMembers } from '../../members.contract.ts';
import { type MemberFormProps, recordsOf } from './member-form.ts';

export function BanForm(props: MemberFormProps) {
  const { t, plural } = useTranslator();
  const [banned, setBanned] = useState(!props.liftsBan);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const body = banned
    ? { banned, reason, ...(until !== '' && { dateExpires: new Date(until).toISOString() }) }
    : { banned };
  return (
    <RecordsForm
      {...recordsOf(props)}
      title={props.liftsBan ? t('Lift the ban') : t('Ban')}
      submitLabel={banned ? t('Ban') : t('Lift the ban')}
      isDangerous={banned}
      question={plural(props.members.length, {
        one: 'With {count} member:',
        other: 'With {count} members:',
      })}
      send={bulkRequest<typeof banMembers>('PATCH /members/ban', 'userIDs', body)}
      doneText={banned ? t('Banned.') : t('The bans are lifted.')}
      failedText={t('These members were left as they are:')}
    >
      <FormGroup legend={t('What shall happen?')}>
        <Radio name="banned" label={t('Ban them')} checked={banned} onChange={() => setBanned(true)} />
        <Radio
          name="banned"
          label={t('Lift their bans')}
          checked={!banned}
          onChange={() => setBanned(false)}
        />
      </FormGroup>
      {banned && (
        <>
          <FormField label={t('Reason for the member')} hint={t('They read it.')}>
            {(control) => (
              <Input
                {...control}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </FormField>
          <FormField label={t('Until')} hint={t('Empty: for good.')}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </FormField>
        </>
      )}
    </RecordsForm>
  );
}
