// What a role may do, everywhere or in one category. What saving would change is shown before anything is saved.
import { type FormEvent, useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { TrialSection } from '../../../../platform/web/forms/TrialSection/TrialSection.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { tryRolePermissions } from '../../../categories/role-trials.contract.ts';
import type { editRolePermissions, PermissionFragment } from '../../../roles/roles.contract.ts';
import { ROLES_PATH } from '../../role-permissions.address.ts';
import type { RolePermissionsPageProps } from '../../role-permissions.states.ts';
import { GroupTables } from './GroupTables.tsx';
import styles from './RolePermissionsPage.module.css';
import { RoleTrialResult } from './RoleTrialResult.tsx';
import { changesOf, chosen, countChanges, storedDraft } from './role-draft.ts';

export function RolePermissionsPage(props: RolePermissionsPageProps) {
  // Another role resets it.
  return <RoleForm key={props.role.roleID} {...props} />;
}

function RoleForm(props: RolePermissionsPageProps) {
  const { t, plural } = useTranslator();
  const { role, places } = props;
  const [draft, setDraft] = useState(() => storedDraft(props));
  const [placeID, setPlaceID] = useState(0);
  const changes = changesOf(props, draft);
  const count = countChanges(changes);
  const { save, isBusy, problem } = useSaving(role.roleID);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(changes);
  };
  return (
    <form className={styles.page} method="post" onSubmit={onSubmit}>
      <Breadcrumbs crumbs={[{ name: t('Roles'), href: ROLES_PATH }]} />
      <PageHead title={t('Permissions of {name}', { name: role.name })} />
      {role.description && <p className={styles.soft}>{role.description}</p>}
      <FormField
        label={t('Where')}
        hint={t('Categories without permissions of their own follow Everywhere.')}
      >
        {({ isInvalid: _, ...control }) => (
          <Select {...control} value={placeID} onChange={(event) => setPlaceID(Number(event.target.value))}>
            {places.map(({ categoryID, name }) => (
              <option key={categoryID} value={categoryID}>
                {categoryID === 0 ? t('Everywhere') : name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <GroupTables
        permissions={props.permissions.filter(({ isOfCategories }) => placeID === 0 || isOfCategories)}
        held={draft[placeID] ?? []}
        isBusy={isBusy}
        onChoose={(name, isGiven) => setDraft(chosen(draft, placeID, name, isGiven))}
      />
      <TrialSection
        title={t('What saving would change')}
        inputs={[draft]}
        ask={() => tried(role.roleID, changes)}
        isDisabled={isBusy || count === 0}
      >
        {(trial) => <RoleTrialResult trial={trial} roleName={role.name} />}
      </TrialSection>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isBusy={isBusy} disabled={count === 0}>
          {count === 0
            ? t('Save')
            : plural(count, { one: 'Save {count} change', other: 'Save {count} changes' })}
        </Button>
        <Button disabled={isBusy || count === 0} onClick={() => setDraft(storedDraft(props))}>
          {t('Discard')}
        </Button>
      </div>
    </form>
  );
}

async function tried(roleID: number, permissions: PermissionFragment[]) {
  const { body } = await call<typeof tryRolePermissions>('POST /roles/:roleID/permission-trials', {
    params: { roleID },
    body: { permissions },
  });
  return body;
}

function useSaving(roleID: number) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (changes: PermissionFragment[]) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call<typeof editRolePermissions>('PATCH /roles/:roleID/permissions', {
        params: { roleID },
        body: changes,
      });
      showToast(t('Permissions saved.'), { id: 'role-permissions', tone: 'success', isAutoDismissed: true });
      await revalidate();
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return { save, isBusy, problem };
}
