import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { StyleGuidePage } from './StyleGuidePage.tsx';

// Its own test draws it; here it only takes time.
vi.mock('../../../../platform/ui/gallery/Gallery.tsx', () => ({ Gallery: () => null }));

const stage = (path: string) =>
  /<div class="stage"[^>]*>/.exec(renderToString(onPage(<StyleGuidePage />, { path })))?.[0];

it.each([
  ['/appearance/style-guides', '<div class="stage" dir="ltr">'],
  ['/appearance/style-guides?scheme=dark&direction=rtl', '<div class="stage" data-theme="dark" dir="rtl">'],
  ['/appearance/style-guides?scheme=purple&direction=up', '<div class="stage" dir="ltr">'],
])('stands at %s as the address says', (path, html) => {
  expect(stage(path)).toBe(html);
});
