import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  CategoryPermission,
  CategoryPermissionsPageProps,
  RoleInCategory,
} from '../../category-permissions.states.ts';
import styles from './CategoryPermissionsPage.module.css';
import { chosen, type Draft } from './permission-draft.ts';

interface Props extends CategoryPermissionsPageProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  isBusy: boolean;
}

/** Permissions by roles; what is inherited is shown and cannot be changed here. */
export function PermissionTable({ permissions, roles, draft, onDraft, isBusy }: Props) {
  const { t } = useTranslator();
  const columnOf = (role: RoleInCategory): TableColumn<CategoryPermission> => {
    const held = draft.isOwn ? (draft.held[role.roleID] ?? []) : role.inherited;
    return {
      id: String(role.roleID),
      name: role.name,
      cell: ({ name, label }) => (
        <Checkbox
          className={styles.cell}
          aria-label={`${role.name}: ${t(label)}`}
          checked={held.includes(name)}
          // Whoever manages the site sees every category.
          disabled={isBusy || !draft.isOwn || (role.isManager && held.includes(name))}
          onChange={(event) => onDraft(chosen(draft, role.roleID, name, event.target.checked))}
        />
      ),
    };
  };
  return (
    <Table
      caption={draft.isOwn ? t('Permissions in this category') : t('Inherited permissions')}
      columns={[
        { id: 'permission', name: t('Permission'), isRowHead: true, cell: ({ label }) => t(label) },
        ...roles.map(columnOf),
      ]}
      rows={permissions}
      keyOf={({ name }) => name}
    />
  );
}
