import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  DiscussionStatus,
  deleteDiscussionStatus,
  listDiscussionStatuses,
} from '../../discussion-statuses.contract.ts';
import styles from './StatusesList.module.css';
import { StatusForm } from './StatusForm.tsx';

/** Those of the product are shown, those of the community changed. */
export default function StatusesList() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listDiscussionStatuses>(
    'GET /discussions/statuses',
    {},
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<DiscussionStatus | 'new'>();
  const [deleted, setDeleted] = useState<DiscussionStatus>();
  if (error && !data)
    return (
      <ErrorPanel title={t('The statuses did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a status')}
        </Button>
      </div>
      <Panel>
        <ActList>
          {data.map((status) => (
            <StatusItem
              key={status.statusID}
              status={status}
              onEdit={() => setEdited(status)}
              onDelete={() => setDeleted(status)}
            />
          ))}
        </ActList>
      </Panel>
      {edited && (
        <StatusForm status={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <DeleteStatus status={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface StatusItemProps {
  status: DiscussionStatus;
  onEdit: () => void;
  onDelete: () => void;
}

function StatusItem({ status, onEdit, onDelete }: StatusItemProps) {
  const { t } = useTranslator();
  const name = t(status.name);
  return (
    <ActListItem
      title={name}
      acts={
        !status.isSystem && (
          <>
            <RowAct icon="pencil" onClick={onEdit} of={name}>
              {t('Edit')}
            </RowAct>
            <RowAct icon="trash-2" disabled={status.isDefault} onClick={onDelete} of={name}>
              {t('Delete')}
            </RowAct>
          </>
        )
      }
    >
      <p className={styles.tags}>
        <Tag>{status.state === 'open' ? t('Open') : t('Closed')}</Tag>
        {status.isDefault && <Tag preset="primary">{t('What new ones begin with')}</Tag>}
        {status.isInternal && <Tag icon="lock">{t('For moderators')}</Tag>}
      </p>
      {status.isSystem && <ActListNote>{t('It belongs to the product and stays as it is.')}</ActListNote>}
      {status.recordSubtype && (
        <ActListNote>{t('Only for posts of the kind {kind}', { kind: status.recordSubtype })}</ActListNote>
      )}
    </ActListItem>
  );
}

function DeleteStatus({ status, onClose }: { status: DiscussionStatus; onClose: () => void }) {
  const { t } = useTranslator();
  const { statusID } = status;
  const remove = async () => {
    await call<typeof deleteDiscussionStatus>('DELETE /discussions/statuses/:statusID', {
      params: { statusID },
    });
    await invalidateQueries('GET /discussions/statuses');
  };
  return (
    <DeleteModal
      title={t('Delete the status {name}?', { name: t(status.name) })}
      onDelete={remove}
      deleted={t('The status is deleted.')}
      onClose={onClose}
    >
      {t('Discussions that have it return to the one that new ones begin with.')}
    </DeleteModal>
  );
}
