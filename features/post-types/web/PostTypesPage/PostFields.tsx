import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
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
                    <Button kind="text" size={32} icon="pencil" onClick={() => setEdited(field)}>
                      {t('Edit')}
                      <span className="visuallyHidden"> {field.label}</span>
                    </Button>
                    {!field.isSystemHidden && (
                      <Button kind="text" size={32} icon="trash-2" onClick={() => setDeleted(field)}>
                        {t('Delete')}
                        <span className="visuallyHidden"> {field.label}</span>
                      </Button>
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
  const { isBusy, run } = useTask('post-fields');
  const { postFieldID, label } = field;
  const confirm = () =>
    run(async () => {
      await call<typeof deletePostField>('DELETE /post-fields/:postFieldID', { params: { postFieldID } });
      onClose();
      await invalidateQueries('GET /post-fields', 'GET /post-types');
    }, t('The field is deleted.'));
  return (
    <ConfirmModal
      title={t('Delete the field {name}?', { name: label })}
      confirmLabel={t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('What was written into it goes with it.')}
    </ConfirmModal>
  );
}
