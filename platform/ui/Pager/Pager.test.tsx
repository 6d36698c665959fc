import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { Pager } from './Pager.tsx';
import { countPages, pageMarks, pageRange, parsePageJump } from './paging.ts';

afterEach(unmountAll);

describe('paging', () => {
  it('has at least one page', () => {
    expect([countPages(0, 10), countPages(10, 10), countPages(11, 10)]).toEqual([1, 1, 2]);
  });

  it('reads only digits, clamps, and keeps the page where nothing was typed', () => {
    const jump = (text: string) => parsePageJump(text, 4, 20);
    expect(['7', ' 1 2 ', '0', '999', 'abc', '', '-3'].map(jump)).toEqual([7, 12, 1, 20, 4, 4, 3]);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 563, [1, 2, 3, 4, 'gap', 563]],
    [6, 6, [1, 'gap', 5, 6]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ])('page %d of %d shows its neighbours', (page, count, marks) => {
    expect(pageMarks(page, count)).toEqual(marks);
  });

  it('ends the range at the total', () => {
    expect(pageRange(6, 10, 57)).toEqual({ first: 51, last: 57 });
    expect(pageRange(1, 10, 0)).toEqual({ first: 0, last: 0 });
  });
});

describe('Pager', () => {
  const text = (html: string) => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '');

  it('links to its neighbours and marks where it is', () => {
    const html = renderToString(<Pager page={2} limit={10} total={57} hrefOf={(page) => `/p${page}`} />);
    expect(html).toContain('href="/p1" rel="prev"');
    expect(html).toContain('href="/p3" rel="next"');
    expect(html).toMatch(/href="\/p2"[^>]*aria-current="page"/);
    expect(text(html)).toContain('11 - 20 of 57');
  });

  it('abbreviates and admits that there is more', () => {
    const html = renderToString(
      <Pager page={1} limit={10} total={10_000} hasMore hrefOf={(page) => `/p${page}`} />,
    );
    expect(text(html)).toContain('1 - 10 of 10k+');
  });

  it('jumps by a plain GET that keeps the other parameters', () => {
    const html = renderToString(
      <Pager
        page={2}
        limit={10}
        total={57}
        hrefOf={String}
        jumpAction="/discussions"
        jumpFields={{ sort: '-score' }}
      />,
    );
    expect(html).toContain('<form');
    expect(html).toContain('action="/discussions"');
    expect(html).toContain('<input type="hidden" name="sort" value="-score"/>');
    expect(html).toContain('name="page"');
  });

  it('keeps nothing but digits of what is typed', () => {
    const { container } = mount(<Pager page={2} limit={10} total={57} hrefOf={String} jumpAction="/d" />);
    const input = find<HTMLInputElement>(container, 'input[name="page"]');
    input.value = '3rd';
    fire(input, new Event('input', { bubbles: true }));
    expect(input.value).toBe('3');
  });

  it('calls back with the clamped page where scripts run', () => {
    const onJump = vi.fn();
    const { container } = mount(
      <Pager page={2} limit={10} total={57} hrefOf={String} jumpAction="/d" onJump={onJump} />,
    );
    find<HTMLInputElement>(container, 'input[name="page"]').value = '99';
    fire(find(container, 'form'), new Event('submit', { bubbles: true, cancelable: true }));
    expect(onJump).toHaveBeenCalledWith(6);
  });
});
