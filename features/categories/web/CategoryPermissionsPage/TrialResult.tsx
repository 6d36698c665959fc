// Which roles and members would gain and lose what, and how many discussions come into sight or go out of it.
import type { ReactNode } from 'react';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { CategoryPermission } from '../../category-permissions.states.ts';
import type { PermissionTrial } from '../../permission-trials.contract.ts';
import styles from './CategoryPermissionsPage.module.css';

interface Props {
  trial: PermissionTrial;
  permissions: readonly CategoryPermission[];
}

export function TrialResult({ trial, permissions }: Props) {
  const { t } = useTranslator();
  if (trial.roles.length === 0) return <p className={styles.soft}>{t('Saving would change nothing.')}</p>;
  return (
    <>
      <Numbers trial={trial} />
      <Changes
        caption={t('Roles that gain or lose something')}
        name={t('Role')}
        permissions={permissions}
        rows={trial.roles.map((role) => ({ ...role, id: role.roleID, shown: <bdi>{role.name}</bdi> }))}
      />
      {trial.members.length > 0 && (
        <Changes
          caption={t('The first members whom it concerns')}
          name={t('Member')}
          permissions={permissions}
          rows={trial.members.map(({ userID, name, url, ...changes }) => ({
            ...changes,
            id: userID,
            shown: (
              <a href={url}>
                <bdi>{name}</bdi>
              </a>
            ),
          }))}
        />
      )}
    </>
  );
}

function Numbers({ trial }: Pick<Props, 'trial'>) {
  const { t, plural } = useTranslator();
  const { countMembers, hasMoreMembers, countCategories, guests, newMembers } = trial;
  const shown = (count: number) =>
    plural(count, {
      one: '{count} discussion comes into sight',
      other: '{count} discussions come into sight',
    });
  const hidden = (count: number) =>
    plural(count, {
      one: '{count} discussion goes out of sight',
      other: '{count} discussions go out of sight',
    });
  const sentence = ({ countShown, countHidden }: PermissionTrial['guests']) =>
    countShown > 0
      ? shown(countShown)
      : countHidden > 0
        ? hidden(countHidden)
        : t('no discussion comes into sight or goes out of it');
  return (
    <ul className={styles.numbers}>
      <li>{t('For guests: {change}.', { change: sentence(guests) })}</li>
      <li>{t('For members without further roles: {change}.', { change: sentence(newMembers) })}</li>
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
      {countCategories > 1 && (
        <li>
          {plural(countCategories - 1, {
            one: 'It counts for {count} category below it, too.',
            other: 'It counts for {count} categories below it, too.',
          })}
        </li>
      )}
    </ul>
  );
}

interface Changed {
  id: number;
  shown: ReactNode;
  gains: string[];
  losses: string[];
}

function Changes(props: {
  caption: string;
  name: string;
  permissions: readonly CategoryPermission[];
  rows: readonly Changed[];
}) {
  const { t } = useTranslator();
  const listOf = useNameList();
  const labels = (names: readonly string[]) =>
    names.length === 0
      ? '–'
      : listOf(props.permissions.filter(({ name }) => names.includes(name)).map(({ label }) => t(label)));
  return (
    <Table
      caption={props.caption}
      columns={[
        { id: 'name', name: props.name, isRowHead: true, cell: ({ shown }) => shown },
        { id: 'gains', name: t('Gains'), cell: ({ gains }) => labels(gains) },
        { id: 'losses', name: t('Loses'), cell: ({ losses }) => labels(losses) },
      ]}
      rows={props.rows}
      keyOf={({ id }) => id}
    />
  );
}
