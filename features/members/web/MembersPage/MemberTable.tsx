import type { ReactNode } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { memberPath } from '../../members.address.ts';
import type { MemberRow, MemberSort, MemberStateShown } from '../../members.contract.ts';
import { StateWord } from '../StateWord/StateWord.tsx';
import styles from './Members.module.css';

export type Selected = ReadonlyMap<number, MemberRow>;

interface MemberTableProps {
  members: readonly MemberRow[];
  states: readonly MemberStateShown[];
  selected: Selected;
  onSelect: (selected: Selected) => void;
  sort: string;
  direction: string;
  onSort: (sort: MemberSort) => void;
  empty: ReactNode;
}

export function MemberTable(props: MemberTableProps) {
  const { t } = useTranslator();
  const { members, selected, onSelect } = props;
  const columns = useColumns(props);
  const chosen = members.filter(({ userID }) => selected.has(userID)).length;
  const selectAll = (isChecked: boolean) => {
    const next = new Map(selected);
    for (const each of members) isChecked ? next.set(each.userID, each) : next.delete(each.userID);
    onSelect(next);
  };
  return (
    <div className={styles.table}>
      {members.length > 0 && (
        <Checkbox
          label={t('Select all on this page')}
          checked={chosen === members.length}
          isIndeterminate={chosen > 0 && chosen < members.length}
          onChange={(event) => selectAll(event.target.checked)}
        />
      )}
      <Table
        caption={t('Members')}
        isCaptionHidden
        columns={columns}
        rows={members}
        keyOf={({ userID }) => userID}
        empty={props.empty}
      />
    </div>
  );
}

function withRow(selected: Selected, row: MemberRow, isChecked: boolean): Selected {
  const next = new Map(selected);
  if (isChecked) next.set(row.userID, row);
  else next.delete(row.userID);
  return next;
}

function useColumns(props: MemberTableProps): TableColumn<MemberRow>[] {
  const { t, locale } = useTranslator();
  const { selected, onSelect, sort, direction, onSort, states } = props;
  const sortBy = (by: MemberSort): NonNullable<TableColumn<MemberRow>['sort']> => ({
    ...(sort === by && { direction: direction === 'asc' ? 'ascending' : 'descending' }),
    onSort: () => onSort(by),
  });
  return [
    {
      ...{ id: 'select', name: t('Selection'), isNameHidden: true },
      cell: (row) => (
        <Checkbox
          aria-label={t('Select {name}', { name: row.name })}
          checked={selected.has(row.userID)}
          onChange={(event) => onSelect(withRow(selected, row, event.target.checked))}
        />
      ),
    },
    {
      id: 'name',
      name: t('Member'),
      isRowHead: true,
      sort: sortBy('name'),
      cell: (row) => <Who row={row} />,
    },
    {
      ...{ id: 'role', name: t('Role') },
      cell: ({ roles }) => roles.map(({ name }) => name).join(', '),
    },
    {
      ...{ id: 'joined', name: t('Joined'), sort: sortBy('dateInserted') },
      cell: ({ dateInserted }) => <TimeAgo date={dateInserted} />,
    },
    {
      ...{ id: 'seen', name: t('Last seen'), sort: sortBy('dateLastActive') },
      cell: ({ dateLastActive }) => (dateLastActive ? <TimeAgo date={dateLastActive} /> : t('Never')),
    },
    {
      ...{ id: 'posts', name: t('Posts'), isNumeric: true, sort: sortBy('countPosts') },
      cell: ({ countPosts }) => countPosts.toLocaleString(locale),
    },
    {
      ...{ id: 'state', name: t('State') },
      cell: (row) => <StateWord state={states.find(({ id }) => id === row.states[0])} />,
    },
  ];
}

function Who({ row: { userID, name, photoUrl, email } }: { row: MemberRow }) {
  return (
    <span className={styles.who}>
      <Avatar size={28} photoUrl={photoUrl} of={name} />
      <span className={styles.names}>
        <a href={memberPath(userID)}>
          <bdi>{name}</bdi>
        </a>
        {email && (
          <bdi dir="ltr" className={styles.email}>
            {email}
          </bdi>
        )}
      </span>
    </span>
  );
}
