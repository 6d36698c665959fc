import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { ListTools, ManagedList, RowAct, RowActs } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Invite, listInvites, sendInvite, withdrawInvite } from '../../invites.contract.ts';

const PAGE_SIZE = 50;

export default function ManagedInvitesList({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslator();
  const [page, setPage] = useState(1);
  const [isInviting, setInviting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Invite>();
  const columns = useColumns(setWithdrawn);
  const { data, error } = useQuery<typeof listInvites>(
    'GET /invites',
    { query: { of: 'everybody', page, limit: PAGE_SIZE } },
    { staleTime: 0 },
  );
  if (error && !data)
    return (
      <ErrorPanel title={t('The invitations did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  return (
    <ManagedList>
      {isOpen && (
        <div>
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            {t('Invite somebody')}
          </Button>
        </div>
      )}
      {data ? (
        <Panel>
          <Table
            caption={t('Invitations')}
            isCaptionHidden
            columns={columns}
            rows={data}
            keyOf={({ inviteID }) => inviteID}
            empty={
              <EmptyState icon="mail-plus" title={t('Nobody was invited yet')}>
                {t('Invitations of all members stand here, with who came by them.')}
              </EmptyState>
            }
          />
        </Panel>
      ) : (
        <PostSkeletons count={3} />
      )}
      <ListTools>
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('Previous')}</Button>}
        {data?.length === PAGE_SIZE && <Button onClick={() => setPage(page + 1)}>{t('Next')}</Button>}
      </ListTools>
      {isInviting && <InviteModal onClose={() => setInviting(false)} />}
      {withdrawn && <WithdrawInvite invite={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </ManagedList>
  );
}

function useColumns(onWithdraw: (invite: Invite) => void): TableColumn<Invite>[] {
  const { t } = useTranslator();
  return [
    { id: 'email', name: t('Email'), isRowHead: true, cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'by',
      name: t('Invited by'),
      cell: ({ insertUser }) => insertUser && <a href={insertUser.url}>{insertUser.name}</a>,
    },
    { id: 'sent', name: t('Sent'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
    { id: 'state', name: t('State'), cell: (invite) => <InviteState invite={invite} /> },
    {
      id: 'acts',
      name: t('Actions'),
      isNameHidden: true,
      cell: (invite) =>
        invite.dateAccepted === null && (
          <RowActs>
            <RowAct icon="trash-2" of={invite.email} onClick={() => onWithdraw(invite)}>
              {t('Withdraw')}
            </RowAct>
          </RowActs>
        ),
    },
  ];
}

function InviteState({ invite: { acceptedUser, dateAccepted, dateExpires } }: { invite: Invite }) {
  const { t } = useTranslator();
  if (dateAccepted !== null)
    return (
      <>
        {t('Accepted')} {acceptedUser && <a href={acceptedUser.url}>{acceptedUser.name}</a>}
      </>
    );
  const isOver = dateExpires !== null && Date.parse(dateExpires) < Date.now();
  if (isOver) return t('Expired');
  return (
    <>
      {t('Open')}
      {dateExpires !== null && (
        <>
          {' · '}
          {t('Ends')} <TimeAgo date={dateExpires} />
        </>
      )}
    </>
  );
}

function InviteModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator();
  const [email, setEmail] = useState('');
  const send = async () => {
    await call<typeof sendInvite>('POST /invites', { body: { email } });
    await invalidateQueries('GET /invites');
  };
  return (
    <EditModal
      title={t('Invite somebody')}
      submitLabel={t('Invite')}
      onSave={send}
      saved={t('The invitation is on its way.')}
      onClose={onClose}
    >
      <FormField label={t('Email')} isRequired>
        {(control) => (
          <Input
            {...control}
            type="email"
            dir="ltr"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </FormField>
    </EditModal>
  );
}

function WithdrawInvite({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const { t } = useTranslator();
  const { inviteID, email } = invite;
  const withdraw = async () => {
    await call<typeof withdrawInvite>('DELETE /invites/:inviteID', { params: { inviteID } });
    await invalidateQueries('GET /invites');
  };
  return (
    <DeleteModal
      title={t('Withdraw the invitation of {email}?', { email })}
      onDelete={withdraw}
      deleted={t('The invitation is withdrawn.')}
      onClose={onClose}
    >
      {t('Its link leads nowhere any more.')}
    </DeleteModal>
  );
}
