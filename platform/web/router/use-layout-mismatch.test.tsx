import { afterEach, expect, it } from 'vitest';
import type { HydratedLayout } from '../../contract/page.ts';
import { ToastRegion } from '../../ui/Toast/ToastRegion.tsx';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { useLayoutMismatch } from './use-layout-mismatch.ts';

const page = (layoutID: string, ...sections: string[]): HydratedLayout => ({
  layoutID,
  name: '',
  layoutViewType: 'home',
  layout: sections.map((name) => ({ $reactComponent: `Section${name}`, $reactProps: {} })),
  titleBar: { $reactComponent: 'TitleBar', $reactProps: {} },
  contexts: [],
  seo: { title: '' },
  records: { discussionIDs: [], commentIDs: [], categoryIDs: [] },
});

function Watched({ address, shown }: { address: string; shown: HydratedLayout }) {
  useLayoutMismatch(address, shown);
  return <ToastRegion />;
}

/** Draws the page at an address, one after the other, and answers what then stands there. */
function stage(permissions: string[]) {
  let rerender: ReturnType<typeof mount>['rerender'] | undefined;
  return (address: string, shown: HydratedLayout) => {
    const element = onPage(<Watched address={address} shown={shown} />, { permissions });
    if (rerender) rerender(element);
    else rerender = mount(element).rerender;
    return document.body.textContent ?? '';
  };
}

afterEach(unmountAll);

it('warns a developer that a page came in two layouts', () => {
  const draw = stage(['site.manage']);
  expect(draw('/', page('home', 'OneColumn'))).toBe('');
  expect(draw('/', page('home', 'OneColumn'))).toBe('');
  expect(draw('/', page('12', 'TwoColumns'))).toContain(
    'The layout of this page was fetched twice and differs: home (OneColumn), then 12 (TwoColumns).',
  );
});

it('says nothing of two pages, nor to anybody else', () => {
  const draw = stage(['site.manage']);
  draw('/a', page('home', 'OneColumn'));
  expect(draw('/b', page('13', 'TwoColumns'))).not.toContain('then 13');
  const drawForOthers = stage([]);
  drawForOthers('/c', page('home', 'OneColumn'));
  expect(drawForOthers('/c', page('14', 'ThreeColumns'))).not.toContain('then 14');
});
