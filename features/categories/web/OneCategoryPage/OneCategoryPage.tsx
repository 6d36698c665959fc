// All settings of one category; nothing is stored before it is saved.
import { lazy, Suspense, useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { FormActions, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { CategoryEdit, patchCategory } from '../../categories.contract.ts';
import { MANAGED_CATEGORIES, managedCategoryPath } from '../../category.address.ts';
import type { OneCategoryPageProps } from '../../category-permissions.states.ts';
import { CategoryLook } from './CategoryLook.tsx';
import { CategoryPosts } from './CategoryPosts.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { CategoryWords } from './CategoryWords.tsx';
import styles from './OneCategoryPage.module.css';
import type { PartProps } from './part-props.ts';

const DeleteCategory = lazy(() => import('../CategorySettingsPage/DeleteCategory.tsx'));

export function OneCategoryPage(props: OneCategoryPageProps) {
  // Another category resets it.
  return <CategoryForm key={props.category.categoryID} {...props} />;
}

function CategoryForm({ category, above, postTypes, countDiscussions, hasChildren }: OneCategoryPageProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<CategoryEdit>(category);
  const [isDeleting, setDeleting] = useState(false);
  const { categoryID, name } = category;
  const form = useForm(['name', 'urlcode', 'description', 'iconUrl', 'bannerUrl'], async () => {
    const changes = changesOf(category, draft);
    if (Object.keys(changes).length > 0)
      await call<typeof patchCategory>('PATCH /categories/:categoryID', {
        params: { categoryID },
        body: changes,
      });
    showToast(t('The category is saved.'), { id: 'category', tone: 'success', isAutoDismissed: true });
    await revalidate();
  });
  const part: PartProps = {
    draft,
    onDraft: (changes) => setDraft((known) => ({ ...known, ...changes })),
    errorOf: form.errorOf,
  };
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { name: t('Categories'), href: MANAGED_CATEGORIES },
          ...above.map((each) => ({ name: each.name, href: managedCategoryPath(each.categoryID) })),
        ]}
      />
      <PageHead
        title={name}
        actions={<LinkButton href={category.path}>{t('See the category')}</LinkButton>}
      />
      <CategoryTabs category={category} current="settings" />
      <form className={styles.form} method="post" onSubmit={form.onSubmit} aria-label={name}>
        <Panel className={styles.part}>
          <FormStack>
            <CategoryWords {...part} stored={category} />
          </FormStack>
        </Panel>
        <Panel className={styles.part}>
          <FormStack>
            <CategoryLook {...part} />
          </FormStack>
        </Panel>
        <Panel className={styles.part}>
          <FormStack>
            <CategoryPosts {...part} postTypes={postTypes} />
          </FormStack>
        </Panel>
        <FormActions problem={form.problem}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('Save')}
          </Button>
          <Button kind="text" icon="trash-2" onClick={() => setDeleting(true)}>
            {t('Delete')}
          </Button>
        </FormActions>
      </form>
      <Suspense>
        {isDeleting && (
          <DeleteCategory
            category={{ categoryID, name, countDiscussions }}
            hasChildren={hasChildren}
            onClose={() => setDeleting(false)}
            onDeleted={() => navigate(MANAGED_CATEGORIES)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Only what is another now: what somebody else changed meanwhile stays. */
function changesOf(stored: CategoryEdit, draft: CategoryEdit): Partial<CategoryEdit> {
  const names = [
    'name',
    'urlcode',
    'description',
    'displayAs',
    'color',
    'icon',
    'iconUrl',
    'bannerUrl',
    'featured',
    'isArchived',
    'dollarMath',
  ] as const;
  const changed = names.filter((name) => stored[name] !== draft[name]);
  const changes = Object.fromEntries(changed.map((name) => [name, draft[name]]));
  const typesOf = (edit: CategoryEdit) =>
    edit.hasRestrictedPostTypes ? edit.allowedPostTypeIDs.toSorted().join() : null;
  if (typesOf(stored) === typesOf(draft)) return changes;
  return {
    ...changes,
    hasRestrictedPostTypes: draft.hasRestrictedPostTypes,
    allowedPostTypeIDs: draft.allowedPostTypeIDs,
  };
}
