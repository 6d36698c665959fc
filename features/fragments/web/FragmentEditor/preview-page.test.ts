import { expect, it } from 'vitest';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { sampleFragment } from '../testing/fragment-samples.ts';
import { previewPage } from './preview-page.ts';

const titleBar = { $reactComponent: 'TitleBar', $reactProps: { siteName: 'Bees' } };
const pageOf = (children: unknown[]) =>
  ({
    layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children } }],
    titleBar,
  }) as unknown as HydratedLayout;
const call = { $reactComponent: 'CallToActionWidget', $reactProps: { title: 'Ours', alignment: 'left' } };
const { fragmentUUID } = sampleFragment();
const jsUrl = `/api/v2/fragments/${fragmentUUID}/js?fragmentRevisionUUID=1001`;

it('the widget of the site is drawn by the draft, with an example in place of what the site gives', () => {
  const shown = previewPage(pageOf([call]), sampleFragment(), { title: 'Example' });
  expect(shown?.layout[0]?.$reactProps.children).toEqual([
    {
      $reactComponent: 'CallToActionWidget',
      $reactProps: { title: 'Example', alignment: 'left' },
      $fragmentImpls: { CallToActionFragment: { fragmentUUID, jsUrl } },
    },
  ]);
});

it('a style sheet comes along where there is one', () => {
  const shown = previewPage(pageOf([call]), sampleFragment({ css: 'p {}' }));
  const children = shown?.layout[0]?.$reactProps.children;
  expect(children).toMatchObject([
    {
      $fragmentImpls: {
        CallToActionFragment: { fragmentUUID, jsUrl, cssUrl: jsUrl.replace('/js', '/css') },
      },
    },
  ]);
});

it('title bars are drawn by themselves; where the site has nothing there is no page', () => {
  const bar = previewPage(pageOf([]), sampleFragment({ fragmentType: 'TitleBarFragment' }));
  expect(bar?.layout).toEqual([
    { ...titleBar, $fragmentImpls: { TitleBarFragment: { fragmentUUID, jsUrl } } },
  ]);
  expect(previewPage(pageOf([]), sampleFragment())).toBeUndefined();
});
