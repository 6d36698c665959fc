// Bans a member for a time or until somebody lifts it, with a reason that they read; or lifts the ban.
import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { banUser } from '../../../users/bans.contract.ts';
import type { MemberActionProps } from '../member-actions.ts';

const DAY = 86_400_000;

export default function BanForm({
  userID,
  name,
  isBanned,
  onClose,
}: Omit<MemberActionProps, 'size'> & { onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState('0');
  const submit = () => {
    const ends = days === '0' ? {} : { dateExpires: new Date(Date.now() + Number(days) * DAY).toISOString() };
    const body = isBanned ? { banned: false } : { banned: true, reason, ...ends };
    return save(
      () => call<typeof banUser>('PUT /users/:userID/ban', { params: { userID }, body }),
      isBanned ? t('The ban is lifted.') : t('{name} is banned.', { name }),
    );
  };
  return (
    <FormModal
      title={isBanned ? t('Lift the ban of {name}?', { name }) : t('Ban {name}', { name })}
      submitLabel={isBanned ? t('Lift the ban') : t('Ban')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {isBanned ? (
        <p>{t('They can sign in, read and write again.')}</p>
      ) : (
        <>
          <FormField label={t('For how long')}>
            {(control) => (
              <Select {...control} value={days} onChange={(event) => setDays(event.target.value)}>
                <option value="0">{t('Until somebody lifts it')}</option>
                <option value="1">{t('One day')}</option>
                <option value="7">{t('A week')}</option>
                <option value="30">{t('30 days')}</option>
                <option value="365">{t('A year')}</option>
              </Select>
            )}
          </FormField>
          <FormField label={t('Why')} hint={t('They read it when they sign in.')}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </FormField>
        </>
      )}
    </FormModal>
  );
}
