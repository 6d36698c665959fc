import { useState } from 'react';
import { FilterBar } from '../../../../platform/ui/FilterBar/FilterBar.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listProfileFields } from '../../../profile-fields/profile-fields.contract.ts';
import type { listRoles } from '../../../roles/roles.contract.ts';
import { MEMBERS_PATH } from '../../members.address.ts';
import styles from './Members.module.css';
import type { FILTERS, useMembers } from './use-members.ts';

interface Props {
  members: ReturnType<typeof useMembers>;
}

export function MemberFilters({ members }: Props) {
  const { t } = useTranslator();
  const { filters, setFilters, data, total } = members;
  const [typed, setTyped] = useState(filters.query);
  const roles = useQuery<typeof listRoles>('GET /roles', { query: {} });
  const fields = useQuery<typeof listProfileFields>('GET /profile-fields', { query: {} });
  const any = { value: '', name: t('Any') };
  const options = {
    state: [any, ...(data?.states ?? []).map(({ id, name }) => ({ value: id, name }))],
    role: [
      { value: '0', name: t('Any') },
      ...(roles.data ?? []).map(({ roleID, name }) => ({ value: String(roleID), name })),
    ],
    joined: [
      any,
      { value: '7', name: t('In the last 7 days') },
      { value: '30', name: t('In the last 30 days') },
      { value: '365', name: t('In the last year') },
      { value: '-365', name: t('More than a year ago') },
    ],
    seen: [
      any,
      { value: '1', name: t('In the last day') },
      { value: '30', name: t('In the last 30 days') },
      { value: '-90', name: t('Not in 90 days') },
      { value: '-365', name: t('Not in a year') },
    ],
    field: [any, ...(fields.data ?? []).map(({ apiName, label }) => ({ value: apiName, name: label }))],
  };
  const labels = {
    state: t('State'),
    role: t('Role'),
    joined: t('Joined'),
    seen: t('Last seen'),
    field: t('Profile field'),
  };
  const names = ['state', 'role', 'joined', 'seen', 'field'] as const;
  const field = fields.data?.find(({ apiName }) => apiName === filters.field);
  return (
    <div className={styles.filters}>
      <SearchBox
        action={MEMBERS_PATH}
        label={t('Find members')}
        placeholder={t('Name, #number, address or network address')}
        inputProps={{ value: typed, maxLength: 200, onChange: (event) => setTyped(event.target.value) }}
        onClear={() => {
          setTyped('');
          setFilters({ query: '' });
        }}
        onSubmit={(event) => {
          event.preventDefault();
          setFilters({ query: typed.trim() });
        }}
      />
      <FilterBar
        label={t('Which members')}
        filters={names.map((name) => ({
          name,
          label: labels[name],
          value: String(filters[name]),
          options: options[name],
        }))}
        onChange={(values) =>
          setFilters({
            ...values,
            ...(values.role !== undefined && { role: Number(values.role) }),
          } as Partial<typeof FILTERS>)
        }
        end={<span role="status">{total && <Total {...total} />}</span>}
      />
      {field && <FieldValue key={field.apiName} label={field.label} members={members} />}
    </div>
  );
}

function FieldValue({ label, members: { filters, setFilters } }: Props & { label: string }) {
  const { t } = useTranslator();
  const [typed, setTyped] = useState(filters.value);
  const name = t('What stands in {field}', { field: label });
  return (
    <SearchBox
      action={MEMBERS_PATH}
      label={name}
      placeholder={name}
      inputProps={{ value: typed, maxLength: 200, onChange: (event) => setTyped(event.target.value) }}
      onClear={() => {
        setTyped('');
        setFilters({ value: '' });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setFilters({ value: typed.trim() });
      }}
    />
  );
}

function Total({ value, isMore }: { value: number; isMore: boolean }) {
  const { t, plural, locale } = useTranslator();
  return isMore
    ? t('More than {number} members', { number: value.toLocaleString(locale) })
    : plural(value, { one: '{count} member', other: '{count} members' });
}
