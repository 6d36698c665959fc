import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { listPostFields, PostField } from '../../../post-fields/post-fields.contract.ts';
import type { listPostTypes, PostType, patchPostType } from '../../post-types.contract.ts';
import { DeletePostType } from './DeletePostType.tsx';
import { PostFields } from './PostFields.tsx';
import { PostTypeForm } from './PostTypeForm.tsx';

/** The kinds of post, and below them the fields that they ask for. */
export default function PostTypesList() {
  const { t } = useTranslator();
  const types = useQuery<typeof listPostTypes>(
    'GET /post-types',
    { query: { limit: 500 } },
    { staleTime: 0 },
  );
  const fields = useQuery<typeof listPostFields>(
    'GET /post-fields',
    { query: { limit: 500 } },
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<PostType | 'new'>();
  const [deleted, setDeleted] = useState<PostType>();
  const error = types.error ?? fields.error;
  if (error)
    return (
      <ErrorPanel title={t('The post types did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!types.data || !fields.data) return <PostSkeletons count={3} />;
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a post type')}
        </Button>
      </div>
      <Panel>
        <ActList>
          {types.data.map((type) => (
            <PostTypeItem
              key={type.postTypeID}
              type={type}
              fields={fields.data}
              onEdit={() => setEdited(type)}
              onDelete={() => setDeleted(type)}
            />
          ))}
        </ActList>
      </Panel>
      <PostFields fields={fields.data} types={types.data} />
      {edited && (
        <PostTypeForm
          type={edited === 'new' ? undefined : edited}
          types={types.data}
          fields={fields.data}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeletePostType type={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface PostTypeItemProps {
  type: PostType;
  fields: readonly PostField[];
  onEdit: () => void;
  onDelete: () => void;
}

function PostTypeItem({ type, fields, onEdit, onDelete }: PostTypeItemProps) {
  const { t, plural } = useTranslator();
  const listOf = useNameList();
  const { isBusy, run } = useTask('post-types');
  const name = t(type.name);
  const own = fields.filter(({ postFieldID }) => type.postFieldIDs.includes(postFieldID));
  const turn = () =>
    run(async () => {
      await call<typeof patchPostType>('PATCH /post-types/:postTypeID', {
        params: { postTypeID: type.postTypeID },
        body: { isActive: !type.isActive },
      });
      await invalidateQueries('GET /post-types');
    });
  return (
    <ActListItem
      title={name}
      acts={
        <>
          <Switch
            label={t('On')}
            aria-label={t('{name} can be posted', { name })}
            checked={type.isActive}
            disabled={isBusy}
            onChange={() => void turn()}
          />
          <RowAct icon="pencil" onClick={onEdit} of={name}>
            {t('Edit')}
          </RowAct>
          {!type.isOriginal && (
            <RowAct icon="trash-2" onClick={onDelete} of={name}>
              {t('Delete')}
            </RowAct>
          )}
        </>
      }
    >
      {type.parentPostTypeID && (
        <ActListNote>{t('Made of: {type}', { type: type.parentPostTypeID })}</ActListNote>
      )}
      <ActListNote>
        {plural(type.availableCategoryIDs.length, {
          one: 'In {count} category',
          other: 'In {count} categories',
        })}
        {own.length > 0 && ` · ${t('Fields: {fields}', { fields: listOf(own.map(({ label }) => label)) })}`}
      </ActListNote>
    </ActListItem>
  );
}
