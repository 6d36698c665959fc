import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  deleteProfileField,
  editProfileField,
  listProfileFields,
  ProfileField,
  sortProfileFields,
} from '../../profile-fields.contract.ts';
import { useFieldWords } from './field-words.ts';
import { ProfileFieldForm } from './ProfileFieldForm.tsx';

/** In the order in which profiles show them. */
export default function ManagedProfileFieldsList() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listProfileFields>(
    'GET /profile-fields',
    { query: {} },
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<ProfileField | 'new'>();
  const [deleted, setDeleted] = useState<ProfileField>();
  const { isBusy, run } = useTask('profile-fields');
  if (error)
    return (
      <ErrorPanel title={t('The profile fields did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  const move = (from: number, to: number) => run(() => store(moved(data, from, to)));
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a profile field')}
        </Button>
      </div>
      <Panel>
        {data.length === 0 ? (
          <EmptyState icon="list" title={t('There is no profile field yet')}>
            {t('A field lets members say more about themselves than their name.')}
          </EmptyState>
        ) : (
          <ActList isOrdered>
            {data.map((field, at) => (
              <FieldItem
                key={field.apiName}
                field={field}
                isBusy={isBusy}
                onUp={at > 0 ? () => void move(at, at - 1) : undefined}
                onDown={at < data.length - 1 ? () => void move(at, at + 1) : undefined}
                onEdit={() => setEdited(field)}
                onDelete={() => setDeleted(field)}
              />
            ))}
          </ActList>
        )}
      </Panel>
      {edited && (
        <ProfileFieldForm
          field={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteProfileField field={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

function moved(fields: readonly ProfileField[], from: number, to: number): string[] {
  const names = fields.map(({ apiName }) => apiName);
  names.splice(to, 0, ...names.splice(from, 1));
  return names;
}

async function store(order: readonly string[]): Promise<void> {
  await call<typeof sortProfileFields>('PUT /profile-fields/sorts', {
    body: Object.fromEntries(order.map((apiName, at) => [apiName, at + 1])),
  });
  await invalidateQueries('GET /profile-fields');
}

interface FieldItemProps {
  field: ProfileField;
  isBusy: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function FieldItem({ field, isBusy, onUp, onDown, onEdit, onDelete }: FieldItemProps) {
  const { t } = useTranslator();
  const words = useFieldWords();
  const { isBusy: isTurning, run } = useTask('profile-fields');
  const label = t(field.label);
  const turn = () =>
    run(async () => {
      await call<typeof editProfileField>('PATCH /profile-fields/:apiName', {
        params: { apiName: field.apiName },
        body: { enabled: !field.enabled },
      });
      await invalidateQueries('GET /profile-fields');
    });
  return (
    <ActListItem
      title={label}
      acts={
        <>
          <Switch
            label={t('On')}
            aria-label={t('{name} is on', { name: label })}
            checked={field.enabled}
            disabled={isTurning}
            onChange={() => void turn()}
          />
          <RowAct icon="arrow-up" disabled={isBusy || !onUp} onClick={onUp} of={label}>
            {t('Up')}
          </RowAct>
          <RowAct icon="arrow-down" disabled={isBusy || !onDown} onClick={onDown} of={label}>
            {t('Down')}
          </RowAct>
          <RowAct icon="pencil" onClick={onEdit} of={label}>
            {t('Edit')}
          </RowAct>
          {field.isCoreField === null && (
            <RowAct icon="trash-2" onClick={onDelete} of={label}>
              {t('Delete')}
            </RowAct>
          )}
        </>
      }
    >
      {field.description !== '' && <p dir="auto">{t(field.description)}</p>}
      <ActListNote>
        {[
          words.way[field.formType],
          words.visibility[field.visibility],
          words.registration[field.registrationOptions],
        ].join(' · ')}
      </ActListNote>
    </ActListItem>
  );
}

function DeleteProfileField({ field, onClose }: { field: ProfileField; onClose: () => void }) {
  const { t } = useTranslator();
  const { apiName, label } = field;
  const remove = async () => {
    await call<typeof deleteProfileField>('DELETE /profile-fields/:apiName', { params: { apiName } });
    await invalidateQueries('GET /profile-fields');
  };
  return (
    <DeleteModal
      title={t('Delete the field {name}?', { name: t(label) })}
      onDelete={remove}
      deleted={t('The field is deleted.')}
      onClose={onClose}
    >
      {t('What was written into it goes with it.')}
    </DeleteModal>
  );
}
