import {
  type ChosenUser,
  call,
  FormField,
  FormModal,
  Textarea,
  UserInput,
  useSave,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { postGroupInvitations } from '../../group-members.contract.ts';

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter((each) => each !== '');

/** Asks members to join, and people who have no account yet. */
export function InviteForm({ groupID, onClose }: { groupID: number; onClose: () => void }) {
  const { t } = useTranslator();
  const [users, setUsers] = useState<ChosenUser[]>([]);
  const [addresses, setAddresses] = useState('');
  const { isBusy, problem, save } = useSave(onClose);
  const emails = addressesIn(addresses);
  const send = () =>
    save(
      () =>
        call<typeof postGroupInvitations>('POST /groups/:groupID/invitations', {
          params: { groupID },
          body: { userIDs: users.map(({ userID }) => userID), emails },
        }),
      t('They are invited.'),
    );
  return (
    <FormModal
      title={t('Invite to the group')}
      submitLabel={t('Invite')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={users.length === 0 && emails.length === 0}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FormField label={t('Members')}>
        {(control) => <UserInput {...control} value={users} onChange={setUsers} max={50} />}
      </FormField>
      <FormField
        label={t('By mail')}
        hint={t('Addresses, up to 50. Each gets a link for one person, good for two weeks.')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="ltr"
            maxLength={10_000}
            value={addresses}
            onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
