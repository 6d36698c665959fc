import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { LayoutCatalog } from '../../layout-catalog.contract.ts';
import { SelectedPart } from './SelectedPart.tsx';

const aborted = vi.fn();

/** A line on which nothing ever arrives. */
class SlowRequest {
  upload = {};
  open() {}
  setRequestHeader() {}
  send() {}
  abort = aborted;
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', SlowRequest));
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const schema = {
  type: 'object',
  properties: { image: { type: 'string', title: 'Image', 'x-control': { inputType: 'upload' } } },
};
const widget = { $hydrate: 'react.picture' };
const catalog = {
  widgets: { 'react.picture': { name: 'Picture', schema, fragmentTypes: [] } },
  sections: { 'react.section.1-column': { name: 'One column', areas: [], schema: {} } },
  assets: {},
  middlewares: {},
  fragments: {},
} as unknown as LayoutCatalog;
const layout = [{ $hydrate: 'react.section.1-column', children: [widget, widget] }];

it('stops a picture on its way when another widget is chosen: it was not meant for that one', async () => {
  const onChange = vi.fn();
  const drawnAt = (at: number) =>
    onPage(
      <SelectedPart
        catalog={catalog}
        layout={layout}
        place={{ section: 0, area: 'children', at }}
        onChange={onChange}
        onMove={() => {}}
      />,
      {
        permissions: ['uploads.add'],
        site: { upload: { maxSize: 1e6, maxUploads: 10, allowedExtensions: ['png'] } as never },
      },
    );
  const { container, rerender } = mount(drawnAt(0));
  const chooser = find<HTMLInputElement>(container, 'input[type="file"]');
  Object.defineProperty(chooser, 'files', { value: [new File(['x'], 'bee.png', { type: 'image/png' })] });
  fire(chooser, new Event('change', { bubbles: true }));
  await act(async () => {});
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  rerender(drawnAt(1));
  expect(aborted).toHaveBeenCalledOnce();
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});
