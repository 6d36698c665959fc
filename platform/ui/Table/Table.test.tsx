import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { countHeaderCells, Table, type TableColumn } from './Table.tsx';

afterEach(unmountAll);

type Row = { id: number; name: string; posts: number };
const columns: TableColumn<Row>[] = [
  { id: 'name', name: 'Name', cell: (row) => row.name, isRowHead: true },
  {
    id: 'posts',
    name: 'Posts',
    cell: (row) => row.posts,
    isNumeric: true,
    sort: { direction: 'descending', href: '?sort=posts' },
  },
  { id: 'actions', name: 'Actions', cell: () => 'Edit', isNameHidden: true },
];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Bee ${id}`, posts: id }));

function draw(count: number, more: { isLoading?: boolean; empty?: string } = {}) {
  return renderToString(
    <Table caption="Members" columns={columns} rows={rowsOf(count)} keyOf={(row) => row.id} {...more} />,
  );
}

describe('Table', () => {
  it('names rows and columns, and repeats the names for phones', () => {
    const html = draw(2);
    expect(html).toContain('<caption>Members</caption>');
    expect(html).toContain('<th scope="row">Bee 0</th>');
    expect(html).toContain('<td class="numeric" data-head="Posts">1</td>');
    expect(html).toContain('<td>Edit</td>');
    expect(html).toContain('<th scope="col" class="numeric" aria-sort="descending">');
    expect(html).toMatch(/<a class="sort" href="\?sort=posts" data-replace="">/);
  });

  it('has no such names beyond 999 header cells', () => {
    expect([996, 997].map((rows) => countHeaderCells(columns, rows))).toEqual([999, 1000]);
    const wide = Array.from({ length: 1000 }, (_, id) => ({ id: `c${id}`, name: `C${id}`, cell: () => '' }));
    const html = renderToString(<Table caption="Wide" columns={wide} rows={[{}]} keyOf={() => 1} />);
    expect(html).not.toContain('data-head');
    expect(html).not.toContain('stacks');
  });

  it('has a state before and without rows', () => {
    expect(draw(0)).toContain('No results found.');
    expect(draw(0, { empty: 'Nobody yet.' })).toContain('Nobody yet.');
    const loading = draw(0, { isLoading: true });
    expect(loading).toContain('aria-busy="true"');
    expect(loading).not.toContain('No results found.');
  });

  it('sorts by a button where there is no address for it', () => {
    const onSort = vi.fn();
    const [first, ...others] = columns;
    const sortable = [{ ...(first as TableColumn<Row>), sort: { onSort } }, ...others];
    const { container } = mount(
      <Table caption="Members" columns={sortable} rows={rowsOf(1)} keyOf={(row) => row.id} />,
    );
    find(container, 'th button').click();
    expect(onSort).toHaveBeenCalledOnce();
  });
});
