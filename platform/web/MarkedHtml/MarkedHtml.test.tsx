import { afterEach, expect, it } from 'vitest';
import { readMarks } from '../../server/layouts/marked-elements.ts';
import { find, hydrate, unmountAll } from '../../ui/testing/mount.tsx';
import { MarkedHtml } from './MarkedHtml.tsx';

afterEach(unmountAll);

it('draws markup as it was written, and widgets where it is marked for them, alike on both sides', () => {
  const marked = readMarks(
    `<p class="lead">Tags &amp; <b>more</b>: <i>all</i><br>of them</p>
    <table><tr><td colspan="2">Here: <div class="box" data-react="react.tag" data-props='{"limit":5}'>x</div></td></tr></table>
    <details open><summary>More</summary><time datetime="2026-01-01">New Year</time></details>
    <span data-react="react.newpost"></span>`,
  );
  expect(marked?.widgets).toEqual({
    mount0: { $hydrate: 'react.tag', limit: 5 },
    mount1: { $hydrate: 'react.newpost' },
  });
  const { container, complaints } = hydrate(
    <MarkedHtml tree={marked?.tree ?? []} mounts={{ mount0: <em>The cloud</em> }} />,
  );
  expect(complaints).toEqual([]);
  expect(find(container, 'p').outerHTML).toBe(
    '<p class="lead">Tags &amp; <b>more</b>: <i>all</i><br>of them</p>',
  );
  expect(find(container, 'td[colspan="2"] > .box').innerHTML).toBe('<em>The cloud</em>');
  expect(find(container, 'details').hasAttribute('open')).toBe(true);
  // A widget that has nothing to show leaves its element empty.
  expect(find(container, 'div > span').innerHTML).toBe('');
  expect(container.innerHTML).not.toMatch(/data-(?:react|props)/);
});

it('is nothing of markup without marks', () => {
  expect(readMarks('<p data-props="{}">x</p>')).toBeUndefined();
});
