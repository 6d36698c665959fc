// Which members and roles would gain or lose what, where, and what would come into sight for the first of them.
import type { ReactNode } from 'react';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PermissionChange, RoleTrial } from '../../../categories/role-trials.contract.ts';
import styles from './RolePermissionsPage.module.css';

export function RoleTrialResult({ trial, roleName }: { trial: RoleTrial; roleName: string }) {
  const { t } = useTranslator();
  if (trial.roles.length === 0) return <p className={styles.soft}>{t('Saving would change nothing.')}</p>;
  return (
    <>
      <Numbers trial={trial} roleName={roleName} />
      <Differences
        caption={t('Roles that gain or lose something')}
        name={t('Role')}
        rows={trial.roles.map((role) => ({ ...role, id: role.roleID, shown: <bdi>{role.name}</bdi> }))}
      />
      {trial.members.length > 0 && (
        <Differences
          caption={t('The first members whom it concerns')}
          name={t('Member')}
          rows={trial.members.map((member) => ({
            ...member,
            id: member.userID,
            shown: (
              <a href={member.url}>
                <bdi>{member.name}</bdi>
              </a>
            ),
          }))}
        />
      )}
    </>
  );
}

function Numbers({ trial, roleName }: { trial: RoleTrial; roleName: string }) {
  const { t, plural } = useTranslator();
  const { countHolders, hasMoreHolders, countMembers, hasMoreMembers } = trial;
  return (
    <ul className={styles.list}>
      <li>
        {t('Hold {role}: {number}.', {
          role: roleName,
          number: `${countHolders}${hasMoreHolders ? '+' : ''}`,
        })}
      </li>
      <li>
        {hasMoreMembers
          ? plural(countMembers, {
              one: '{count}+ member gains or loses something.',
              other: '{count}+ members gain or lose something.',
            })
          : plural(countMembers, {
              one: '{count} member gains or loses something.',
              other: '{count} members gain or lose something.',
            })}
      </li>
    </ul>
  );
}

type Row = Pick<RoleTrial['roles'][number], 'changes' | 'sight'> & { id: number; shown: ReactNode };

function Differences({ caption, name, rows }: { caption: string; name: string; rows: readonly Row[] }) {
  const { t } = useTranslator();
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', name, isRowHead: true, cell: ({ shown }) => shown },
        {
          id: 'gains',
          name: t('Gains'),
          cell: ({ changes }) => <Changes changes={changes.filter(({ isGained }) => isGained)} />,
        },
        {
          id: 'losses',
          name: t('Loses'),
          cell: ({ changes }) => <Changes changes={changes.filter(({ isGained }) => !isGained)} />,
        },
        { id: 'sight', name: t('What is seen'), cell: ({ sight }) => <Sight sight={sight} /> },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function Changes({ changes }: { changes: readonly PermissionChange[] }) {
  const { t, plural } = useTranslator();
  if (changes.length === 0) return '–';
  return (
    <ul className={styles.list}>
      {changes.map(({ permission, label, countCategories, countDiscussions }) => (
        <li key={permission}>
          {t(label)}
          {countCategories !== null && (
            <span className={styles.soft}>
              {' '}
              {plural(countCategories, { one: 'in {count} category', other: 'in {count} categories' })},{' '}
              {plural(countDiscussions ?? 0, { one: '{count} discussion', other: '{count} discussions' })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sight({ sight }: Pick<Row, 'sight'>) {
  const { plural } = useTranslator();
  const { countCategoriesShown, countCategoriesHidden, countShown, countHidden } = sight;
  const lines = [
    countCategoriesShown > 0 &&
      plural(countCategoriesShown, {
        one: '{count} category comes into sight',
        other: '{count} categories come into sight',
      }),
    countShown > 0 &&
      plural(countShown, {
        one: '{count} discussion comes into sight',
        other: '{count} discussions come into sight',
      }),
    countCategoriesHidden > 0 &&
      plural(countCategoriesHidden, {
        one: '{count} category goes out of sight',
        other: '{count} categories go out of sight',
      }),
    countHidden > 0 &&
      plural(countHidden, {
        one: '{count} discussion goes out of sight',
        other: '{count} discussions go out of sight',
      }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return '–';
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
