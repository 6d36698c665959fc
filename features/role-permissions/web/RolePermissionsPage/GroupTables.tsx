import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { RolePermission } from '../../role-permissions.states.ts';
import styles from './RolePermissionsPage.module.css';

interface GroupTablesProps {
  permissions: readonly RolePermission[];
  held: readonly string[];
  isBusy: boolean;
  onChoose: (name: string, isGiven: boolean) => void;
}

/** A table for each group, as the capabilities that bring the permissions name them. */
export function GroupTables({ permissions, held, isBusy, onChoose }: GroupTablesProps) {
  const { t } = useTranslator();
  const groups = [...Map.groupBy(permissions, ({ group }) => group)];
  return groups.map(([group, rows]) => (
    <Table
      key={group}
      caption={t(group)}
      columns={[
        {
          id: 'permission',
          name: t('Permission'),
          isRowHead: true,
          cell: ({ name, label }) => (
            <>
              {t(label)} <code className={styles.name}>{name}</code>
            </>
          ),
        },
        {
          id: 'granted',
          name: t('Granted'),
          cell: ({ name, label }) => (
            <Checkbox
              className={styles.cell}
              aria-label={t(label)}
              checked={held.includes(name)}
              disabled={isBusy}
              onChange={(event) => onChoose(name, event.target.checked)}
            />
          ),
        },
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  ));
}
