import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RecordsForm } from '../../../discussions/web/RecordsForm/RecordsForm.tsx';
import type { confirmMembers } from '../../members.contract.ts';
import { type MemberFormProps, recordsOf } from './member-form.ts';

export function ConfirmForm(props: MemberFormProps) {
  const { t, plural } = useTranslator();
  return (
    <RecordsForm
      {...recordsOf(props)}
      title={t('Confirm addresses')}
      submitLabel={t('Confirm')}
      question={plural(props.members.length, {
        one: 'Take the address of {count} member for confirmed? Whoever waited for it is a member from then on.',
        other:
          'Take the addresses of {count} members for confirmed? Whoever waited for it is a member from then on.',
      })}
      send={bulkRequest<typeof confirmMembers>('PATCH /members/confirm-email', 'userIDs', {})}
      doneText={t('Confirmed.')}
      failedText={t('These members were left as they are:')}
    />
  );
}
