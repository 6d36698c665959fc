import {
  type ChosenUser,
  call,
  FormField,
  FormModal,
  Input,
  UserInput,
  useSave,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import { REASON_LENGTH } from '../../badge-limits.contract.ts';
import type { Badge } from '../../badges.contract.ts';
import type { postUserBadge } from '../../member-badges.contract.ts';

const MOST = 20;

/** Gives a badge to members, with a reason that all see. */
export function GiveForm({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const { t } = useTranslator();
  const [users, setUsers] = useState<ChosenUser[]>([]);
  const [reason, setReason] = useState('');
  const { isBusy, problem, save } = useSave(onClose);
  const give = () =>
    save(async () => {
      for (const { userID } of users)
        await call<typeof postUserBadge>('POST /users/:userID/badges', {
          params: { userID },
          body: { badgeID: badge.badgeID, reason },
        });
    }, t('The badge is theirs.'));
  return (
    <FormModal
      title={t('Give {name}', { name: badge.name })}
      submitLabel={t('Give')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={users.length === 0}
      onClose={onClose}
      onSubmit={() => void give()}
    >
      <FormField label={t('Members')} isRequired>
        {(control) => <UserInput {...control} value={users} onChange={setUsers} max={MOST} />}
      </FormField>
      <FormField label={t('Reason')} hint={t('Everybody who sees the badge reads it.')}>
        {(control) => (
          <Input
            {...control}
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
