// The tree of categories: ordered by dragging, by keys or from menus; a move is stored at once and can be taken back.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategorySettingsPageProps, TreeCategory } from '../../category-permissions.states.ts';
import { useAudienceWords } from './AudienceWords.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import styles from './CategoryTree.module.css';
import { childrenOf } from './category-tree.ts';
import { FoundCategories } from './FoundCategories.tsx';
import { type CategoryTreeState, useCategoryTree } from './use-category-tree.tsx';

const AddCategory = lazy(() => import('./AddCategory.tsx'));
const DeleteCategory = lazy(() => import('./DeleteCategory.tsx'));

/** More are folded at first. */
const MOST_UNFOLDED = 100;

export function CategorySettingsPage(props: CategorySettingsPageProps) {
  const { t } = useTranslator();
  const { categories } = props;
  const state = useCategoryTree(props);
  const parents = categories.filter(({ categoryID }) => childrenOf(categories, categoryID).length > 0);
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(categories.length > MOST_UNFOLDED ? parents.map((each) => each.categoryID) : []),
  );
  const [query, setQuery] = useState('');
  const [addedIn, setAddedIn] = useState<TreeCategory | 'top'>();
  const [deleted, setDeleted] = useState<TreeCategory>();
  const isAllFolded = folded.size > 0;
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Categories')}
        note={t('{count}, {top} of them at the top', {
          count: categories.length,
          top: childrenOf(categories, null).length,
        })}
        actions={
          <Button kind="primary" icon="plus" onClick={() => setAddedIn('top')}>
            {t('Add a category')}
          </Button>
        }
      />
      <div className={styles.tools}>
        <Input
          type="search"
          className={styles.find}
          aria-label={t('Find a category')}
          placeholder={t('Find a category')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {parents.length > 0 && (
          <Button
            kind="text"
            onClick={() => setFolded(new Set(isAllFolded ? [] : parents.map((each) => each.categoryID)))}
          >
            {isAllFolded ? t('Unfold all') : t('Fold all')}
          </Button>
        )}
      </div>
      <Panel>
        {categories.length === 0 ? (
          <EmptyState icon="folder" title={t('There is no category yet')}>
            {t('Discussions stand in categories. Add the first one.')}
          </EmptyState>
        ) : query.trim() === '' ? (
          <CategoryRows
            state={state}
            audiences={props.audiences}
            folded={folded}
            onFold={setFolded}
            onAddInside={setAddedIn}
            onDelete={setDeleted}
          />
        ) : (
          <FoundCategories tree={state.tree} query={query.trim()} />
        )}
      </Panel>
      <Hints announcement={state.announcement} />
      <AskedMove state={state} />
      <Suspense>
        {addedIn && (
          <AddCategory
            parent={addedIn === 'top' ? undefined : addedIn}
            onClose={() => setAddedIn(undefined)}
          />
        )}
        {deleted && (
          <DeleteCategory
            category={deleted}
            hasChildren={childrenOf(state.tree, deleted.categoryID).length > 0}
            onClose={() => setDeleted(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Hints({ announcement }: { announcement: string }) {
  const { t } = useTranslator();
  return (
    <div className={styles.hints}>
      <span>
        <Kbd keys={[t('Space')]} /> {t('lift, drop')}
      </span>
      <span>
        <Kbd keys={['↑', '↓']} /> {t('move')}
      </span>
      <span>
        <Kbd keys={['→', '←']} /> {t('deeper, up')}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {t('put back')}
      </span>
      <span role="status" className={styles.status}>
        {announcement}
      </span>
    </div>
  );
}

/** Whoever moves a category among others may not mean to change who reads it. */
function AskedMove({ state: { asked, answer } }: { state: CategoryTreeState }) {
  const { t } = useTranslator();
  const words = useAudienceWords();
  if (!asked) return null;
  const { name } = asked.category;
  return (
    <ConfirmModal
      title={t('Other people will see {name}', { name })}
      confirmLabel={t('Move')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {t('It has no permissions of its own. Now it is seen by: {now}. There it is seen by: {there}.', {
        now: words(asked.now),
        there: words(asked.there),
      })}
    </ConfirmModal>
  );
}
