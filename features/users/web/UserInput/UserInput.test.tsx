import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, mount, press, type as typeInto, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { CategoryInput } from '../../../categories/web/CategoryInput/CategoryInput.tsx';
import { RoleInput } from '../../../roles/web/RoleInput/RoleInput.tsx';
import { UserInput } from './UserInput.tsx';

const fetched = vi.fn();
let chosen: unknown;

interface Case {
  types: string;
  answer: unknown[];
  asks: string;
  takes: unknown;
  draw: () => ReactNode;
}

function Users() {
  const [value, setValue] = useState<{ userID: number; name: string }[]>([]);
  chosen = value;
  return <UserInput value={value} onChange={setValue} />;
}

function Categories() {
  const [value, setValue] = useState<{ categoryID: number; name: string }[]>([]);
  chosen = value;
  return <CategoryInput value={value} onChange={setValue} parentCategoryID={4} isSingle />;
}

function Roles() {
  const [value, setValue] = useState<{ roleID: number; name: string }[]>([]);
  chosen = value;
  return <RoleInput value={value} onChange={setValue} />;
}

const crumbs = [{ name: 'Home' }, { name: 'Hives' }, { name: 'Swarms' }];
const cases: Record<string, Case> = {
  people: {
    types: 'Mel',
    answer: [{ userID: 7, name: 'Melba', photoUrl: '/m.png' }],
    asks: '/users/by-names?name=Mel*&order=mention&limit=50',
    takes: [{ userID: 7, name: 'Melba', photoUrl: '/m.png' }],
    draw: () => <Users />,
  },
  categories: {
    types: 'swa',
    answer: [{ categoryID: 5, name: 'Swarms', breadcrumbs: crumbs }],
    asks: '/categories/search?parentCategoryID=4&limit=50&query=swa&expand[0]=breadcrumbs',
    takes: [{ categoryID: 5, name: 'Swarms' }],
    draw: () => <Categories />,
  },
  roles: {
    types: 'mod',
    answer: [
      { roleID: 8, name: 'Member' },
      { roleID: 32, name: 'Moderator' },
    ],
    asks: '/roles',
    takes: [{ roleID: 32, name: 'Moderator' }],
    draw: () => <Roles />,
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('an input of records', () => {
  it.each(Object.entries(cases))(
    'finds %s and tells their ids',
    async (_name, { types, answer, asks, takes, draw }) => {
      fetched.mockImplementation(
        async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
      );
      const { container } = mount(onPage(draw()));
      const input = find<HTMLInputElement>(container, '[role="combobox"]');
      act(() => input.focus());
      typeInto(input, types);
      await act(() => vi.advanceTimersByTimeAsync(100));
      const url = new URL(String(fetched.mock.calls.at(-1)?.[0]), 'http://localhost');
      expect(decodeURIComponent(url.pathname.replace('/api/v2', '') + url.search)).toBe(asks);
      press(input, 'Enter');
      expect(chosen).toEqual(takes);
    },
  );
});
