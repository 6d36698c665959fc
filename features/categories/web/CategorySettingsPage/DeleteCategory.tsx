// What becomes of the discussions of a category that goes is said before it goes.
import { useState } from 'react';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation } from '../../../../platform/web/api/call-bulk-operation.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoryName } from '../../category-permissions.states.ts';
import type { deleteCategory } from '../../delete-category.contract.ts';
import { CategoryInput, type ChosenCategory } from '../CategoryInput/CategoryInput.tsx';
import styles from './CategoryTree.module.css';

interface DeleteCategoryProps {
  category: CategoryName & { countDiscussions: number };
  hasChildren: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export default function DeleteCategory({ category, hasChildren, onClose, onDeleted }: DeleteCategoryProps) {
  const { t, plural } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const { categoryID, name, countDiscussions } = category;
  const [fate, setFate] = useState<'move' | 'delete'>('move');
  const [target, setTarget] = useState<ChosenCategory[]>([]);
  const isMoving = countDiscussions > 0 && fate === 'move';
  const submit = () =>
    save(
      () =>
        callBulkOperation(
          (step) =>
            call<typeof deleteCategory>('DELETE /categories/:categoryID', {
              params: { categoryID },
              query: isMoving
                ? { newCategoryID: target[0]?.categoryID }
                : { deleteContents: countDiscussions > 0 },
              ...step,
            }),
          ({ exceptionsByID }) => {
            const refused = exceptionsByID[String(categoryID)];
            if (refused) throw new ApiError(refused);
          },
        ),
      () => onDeleted?.(),
    );
  return (
    <FormModal
      title={t('Delete the category {name}?', { name })}
      submitLabel={t('Delete')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={hasChildren || (isMoving && target.length === 0)}
      onClose={onClose}
      onSubmit={submit}
    >
      {hasChildren && (
        <Notice tone="warning">{t('Categories stand in it. Move or delete them first.')}</Notice>
      )}
      {!hasChildren && countDiscussions === 0 && <p>{t('It holds no discussions.')}</p>}
      {!hasChildren && countDiscussions > 0 && (
        <FormGroup
          legend={plural(countDiscussions, {
            one: 'What becomes of the {count} discussion in it?',
            other: 'What becomes of the {count} discussions in it?',
          })}
        >
          <label className={styles.choice}>
            <input type="radio" name="fate" checked={fate === 'move'} onChange={() => setFate('move')} />
            {t('They move to another category')}
          </label>
          <label className={styles.choice}>
            <input type="radio" name="fate" checked={fate === 'delete'} onChange={() => setFate('delete')} />
            {t('They are deleted with all their comments')}
          </label>
        </FormGroup>
      )}
      {!hasChildren && isMoving && (
        <FormField label={t('Where they go')} isRequired>
          {(control) => <CategoryInput {...control} isSingle value={target} onChange={setTarget} />}
        </FormField>
      )}
    </FormModal>
  );
}
