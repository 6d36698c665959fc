import {
  type ChosenUser,
  call,
  FormField,
  FormModal,
  UserInput,
  useSave,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { postGroupInvitations } from '../../group-members.contract.ts';

/** Asks members to join. */
export function InviteForm({ groupID, onClose }: { groupID: number; onClose: () => void }) {
  const { t } = useTranslator();
  const [users, setUsers] = useState<ChosenUser[]>([]);
  const { isBusy, problem, save } = useSave(onClose);
  const send = () =>
    save(
      () =>
        call<typeof postGroupInvitations>('POST /groups/:groupID/invitations', {
          params: { groupID },
          body: { userIDs: users.map(({ userID }) => userID), emails: [] },
        }),
      t('They are invited.'),
    );
  return (
    <FormModal
      title={t('Invite to the group')}
      submitLabel={t('Invite')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={users.length === 0}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FormField label={t('Members')}>
        {(control) => <UserInput {...control} value={users} onChange={setUsers} max={50} />}
      </FormField>
    </FormModal>
  );
}
