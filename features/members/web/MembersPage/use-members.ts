// What the page of members asks for, mirrored in its address; pages follow one another by where the one before ended.
import { useState } from 'react';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import type { listMembers, MemberSort } from '../../members.contract.ts';

const DAY_MS = 86_400_000;
export const FILTERS = {
  query: '',
  state: '',
  role: 0,
  joined: '',
  seen: '',
  field: '',
  value: '',
  sort: 'dateLastActive',
  direction: 'desc',
};

/** `7` days: since then; `-30`: not since then. A whole day, so that the same is asked for all day long. */
function rangeOf(days: string): string | undefined {
  const count = Number(days);
  if (!Number.isInteger(count) || count === 0) return undefined;
  const date = new Date(Date.now() - Math.abs(count) * DAY_MS).toISOString().slice(0, 10);
  return count > 0 ? `>=${date}` : `<${date}`;
}

export function useMembers() {
  const [filters, setFilters] = useQueryState(FILTERS);
  const [pages, setPages] = useState<{ of: string; starts: string[] }>({ of: '', starts: [] });
  const { query, state, role, joined, seen, field, value, sort, direction } = filters;
  const [dateInserted, dateLastActive] = [rangeOf(joined), rangeOf(seen)];
  const asked = {
    ...(query && { query }),
    ...(state && { state }),
    ...(role > 0 && { roleID: role }),
    ...(dateInserted && { dateInserted }),
    ...(dateLastActive && { dateLastActive }),
    ...(field && value && { profileFields: { [field]: value } }),
    sort: sort as MemberSort,
    direction: direction === 'asc' ? ('asc' as const) : ('desc' as const),
  };
  const of = JSON.stringify(asked);
  const starts = pages.of === of ? pages.starts : [];
  const after = starts.at(-1);
  const first = useQuery<typeof listMembers>('GET /members', { query: asked }, { staleTime: 0 });
  const page = useQuery<typeof listMembers>(
    'GET /members',
    { query: { ...asked, ...(after && { after }) } },
    { staleTime: 0, isWanted: after !== undefined },
  );
  const shown = after === undefined ? first : page;
  const next = shown.data?.next;
  return {
    ...{ filters, setFilters },
    data: shown.data,
    error: shown.error,
    total: first.data?.total,
    pageNumber: starts.length + 1,
    goOn: next ? () => setPages({ of, starts: [...starts, next] }) : undefined,
    goBack: starts.length > 0 ? () => setPages({ of, starts: starts.slice(0, -1) }) : undefined,
  };
}
