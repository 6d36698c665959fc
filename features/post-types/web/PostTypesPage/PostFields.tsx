import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { deletePostField, PostField } from '../../../post-fields/post-fields.contract.ts';
import type { PostType } from '../../post-types.contract.ts';
import { PostFieldForm } from './PostFieldForm.tsx';
import styles from './PostTypesList.module.css';

/** What posts are asked beside their text; types of posts choose from these. */
export function PostFields({ fields, types }: { fields: readonly PostField[]; types: readonly PostType[] }) {
  const { t } = useTranslator();
  const listOf = useNameList();
  const [edited, setEdited] = useState<PostField | 'new'>();
  const [deleted, setDeleted] = useState<PostField>();
  const typesOf = ({ postFieldID }: PostField) =>
    types.filter(({ postFieldIDs }) => postFieldIDs.includes(postFieldID)).map(({ name }) => t(name));
  return (
    <>
      <div className={styles.head}>
        <h2>{t('Fields of posts')}</h2>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('Add a field')}
        </Button>
      </div>
      <Panel>
        {fields.length === 0 ? (
          <EmptyState icon="list" title={t('There is no field yet')}>
            {t('A field asks for what every post of a kind should say: a version, a place, a date.')}
          </EmptyState>
        ) : (
          <ActList>
            {fields.map((field) => (
              <ActListItem
                key={field.postFieldID}
                title={field.label}
                acts={
                  <>
                    <RowAct icon="pencil" onClick={() => setEdited(field)} of={field.label}>
                      {t('Edit')}
                    </RowAct>
                    {!field.isSystemHidden && (
                      <RowAct icon="trash-2" onClick={() => setDeleted(field)} of={field.label}>
                        {t('Delete')}
                      </RowAct>
                    )}
                  </>
                }
              >
                {field.description !== '' && <p dir="auto">{field.description}</p>}
                <ActListNote>
                  {typesOf(field).length > 0
                    ? t('Asked of: {types}', { types: listOf(typesOf(field)) })
                    : t('No kind of post asks for it.')}
                </ActListNote>
              </ActListItem>
            ))}
          </ActList>
        )}
      </Panel>
      {edited && (
        <PostFieldForm field={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <DeleteField field={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

function DeleteField({ field, onClose }: { field: PostField; onClose: () => void }) {
  const { t } = useTranslator();
  const { postFieldID, label } = field;
  const remove = async () => {
    await call<typeof deletePostField>('DELETE /post-fields/:postFieldID', { params: { postFieldID } });
    await invalidateQueries('GET /post-fields', 'GET /post-types');
  };
  return (
    <DeleteModal
      title={t('Delete the field {name}?', { name: label })}
      onDelete={remove}
      deleted={t('The field is deleted.')}
      onClose={onClose}
    >
      {t('What was written into it goes with it.')}
    </DeleteModal>
  );
}
