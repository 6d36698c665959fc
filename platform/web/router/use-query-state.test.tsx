import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { readQuery, writeQuery } from './query-values.ts';
import { useQueryState } from './use-query-state.ts';

afterEach(unmountAll);

const defaults = { sort: '-dateLastComment', page: 1, isMine: false };

describe('the query string', () => {
  it.each([
    ['', { sort: '-dateLastComment', page: 1, isMine: false }],
    ['?sort=-score&page=3&isMine=true', { sort: '-score', page: 3, isMine: true }],
    ['?page=third&isMine=yes&sort=', { sort: '-dateLastComment', page: 1, isMine: false }],
    ['?sort=12', { sort: '12', page: 1, isMine: false }],
  ])('%s is read by the kinds of its defaults', (search, values) => {
    expect(readQuery(search, defaults)).toEqual(values);
  });

  it.each([
    ['', { sort: '-score' }, '?sort=-score'],
    ['?sort=-score&page=2', { sort: '-dateLastComment' }, '?page=2'],
    ['?sort=-score', { sort: '' }, ''],
    ['?tag=bees', { isMine: true, page: 2 }, '?tag=bees&isMine=true&page=2'],
  ])('%s leaves out what is empty or the default', (search, values, written) => {
    expect(writeQuery(search, defaults, values)).toBe(written);
  });
});

describe('useQueryState', () => {
  it('replaces the address, where it stands, from the first page on', () => {
    const navigate = vi.fn();
    function List() {
      const [{ sort, page }, change] = useQueryState(defaults);
      return (
        <button type="button" onClick={() => change({ sort: '-hot' })}>
          {sort} {page}
        </button>
      );
    }
    const { container } = mount(onPage(<List />, { path: '/discussions?sort=-score&page=4', navigate }));
    const button = find(container, 'button');
    expect(button.textContent).toBe('-score 4');
    act(() => button.click());
    expect(navigate).toHaveBeenCalledWith('/discussions?sort=-hot', { replace: true, keepsPlace: true });
  });

  it('keeps a change whose page is still on its way', () => {
    const navigate = vi.fn();
    function List() {
      const [, change] = useQueryState(defaults);
      return (
        <button type="button" onClick={() => change({ sort: '-hot' })}>
          Hot
        </button>
      );
    }
    const { container } = mount(onPage(<List />, { path: '/list', navigate }));
    history.replaceState(null, '', '/list?isMine=true');
    act(() => find(container, 'button').click());
    history.replaceState(null, '', '/');
    expect(navigate.mock.calls[0]?.[0]).toBe('/list?isMine=true&sort=-hot');
  });
});
