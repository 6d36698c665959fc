// All roles, who holds them, and how much they may do.
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { rolePath } from '../../role-permissions.address.ts';
import type { ListedRole, RolesPageProps } from '../../role-permissions.states.ts';

export function RolesPage({ roles }: RolesPageProps) {
  const { t } = useTranslator();
  return (
    <>
      <PageHead title={t('Roles')} />
      <Table
        caption={t('Roles')}
        isCaptionHidden
        columns={useColumns()}
        rows={roles}
        keyOf={({ roleID }) => roleID}
      />
    </>
  );
}

function useColumns(): TableColumn<ListedRole>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'name',
      name: t('Role'),
      isRowHead: true,
      cell: ({ roleID, name }) => (
        <a href={rolePath(roleID)}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'description', name: t('Description'), cell: ({ description }) => description ?? '–' },
    {
      id: 'members',
      name: t('Members'),
      isNumeric: true,
      cell: ({ countMembers, hasMoreMembers }) => `${countMembers}${hasMoreMembers ? '+' : ''}`,
    },
    {
      id: 'permissions',
      name: t('Permissions everywhere'),
      isNumeric: true,
      cell: ({ countPermissions }) => countPermissions,
    },
    {
      id: 'categories',
      name: t('Named in categories'),
      isNumeric: true,
      cell: ({ countCategories }) => countCategories,
    },
  ];
}
