// Whose permissions count in a category. Who will see it is shown before anything is saved.
import { type FormEvent, useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { MANAGED_CATEGORIES, managedCategoryPath } from '../../category.address.ts';
import type { CategoryPermissionsPageProps } from '../../category-permissions.states.ts';
import { CategoryTabs } from '../OneCategoryPage/CategoryTabs.tsx';
import styles from './CategoryPermissionsPage.module.css';
import { PermissionTable } from './PermissionTable.tsx';
import { closedDraft, draftOfInherited, storedDraft } from './permission-draft.ts';
import { SeenBy } from './SeenBy.tsx';
import { savePermissions } from './save-permissions.ts';
import { Trial } from './Trial.tsx';

export function CategoryPermissionsPage(props: CategoryPermissionsPageProps) {
  // Another category resets it.
  return <PermissionForm key={props.category.categoryID} {...props} />;
}

function PermissionForm(props: CategoryPermissionsPageProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(() => storedDraft(props));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { category, inheritsFrom } = props;
  const onOwn = (isOwn: boolean) => {
    const stored = storedDraft(props);
    setDraft(isOwn === stored.isOwn ? stored : isOwn ? closedDraft(props) : { ...draft, isOwn });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await savePermissions(props, draft);
      showToast(t('Permissions saved.'), {
        id: 'category-permissions',
        tone: 'success',
        isAutoDismissed: true,
      });
    } catch (error) {
      setProblem((error as Error).message);
    }
    // Also what was saved before something was refused.
    await revalidate();
    setBusy(false);
  };
  return (
    <form className={styles.page} method="post" onSubmit={onSubmit}>
      <Breadcrumbs
        crumbs={[
          { name: t('Categories'), href: MANAGED_CATEGORIES },
          { name: category.name, href: managedCategoryPath(category.categoryID) },
        ]}
      />
      <PageHead title={t('Permissions of {name}', { name: category.name })} />
      <CategoryTabs category={category} current="permissions" />
      <div>
        <Checkbox
          label={t('This category has permissions of its own')}
          checked={draft.isOwn}
          disabled={isBusy}
          onChange={(event) => onOwn(event.target.checked)}
        />
        <p className={styles.hint}>
          {draft.isOwn
            ? t(
                'Only what is given here counts, in this category and in those below it that have no permissions of their own.',
              )
            : inheritsFrom
              ? t('It has the permissions of the category {name}, in which it stands.', {
                  name: inheritsFrom.name,
                })
              : t('Roles may do here what they may do everywhere.')}
        </p>
        {draft.isOwn && !category.hasOwnPermissions && (
          <Button size={32} onClick={() => setDraft(draftOfInherited(props))}>
            {t('Begin with what holds now')}
          </Button>
        )}
      </div>
      <PermissionTable {...props} draft={draft} onDraft={setDraft} isBusy={isBusy} />
      <SeenBy {...props} draft={draft} />
      <Trial {...props} draft={draft} isBusy={isBusy} />
      {problem && (
        <Notice tone="error" role="alert">
          {t('Not everything was saved.')} {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('Save')}
        </Button>
        <LinkButton href={category.path}>{t('See the category')}</LinkButton>
      </div>
    </form>
  );
}
