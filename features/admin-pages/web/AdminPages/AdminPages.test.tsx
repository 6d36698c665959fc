import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { AdminPagesProps } from '../../admin-pages.contract.ts';
import { AdminPages } from './AdminPages.tsx';

const group = (id: string, ...pages: string[]): AdminPagesProps['groups'][number] => ({
  id,
  name: `Group ${id}`,
  pages: pages.map((url) => ({ id: url, title: `At ${url}`, description: 'Here.', url, icon: 'palette' })),
});
const html = (...groups: AdminPagesProps['groups']) =>
  renderToString(onPage(<AdminPages title="Settings" groups={groups} />));

it('links the pages of its groups in order, below their names', () => {
  const text = html(group('a', '/x', '/y'), group('b', '/z'));
  expect([...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/x', '/y', '/z']);
  expect([...text.matchAll(/<h([1-3])[^>]*>/g)].map(([, level]) => level)).toEqual([
    ...['1', '2', '3', '3', '2', '3'],
  ]);
});

it('leaves the name out where there is but one', () => {
  expect(html(group('a', '/x'))).not.toContain('Group a');
});
