import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { AppearancePage } from './AppearancePage.tsx';

it('links what the viewer may open, and no more', () => {
  const html = renderToString(onPage(<AppearancePage places={['themes', 'styleGuide']} />));
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/appearance/themes',
    '/appearance/style-guides',
  ]);
});
