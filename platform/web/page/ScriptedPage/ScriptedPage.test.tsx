import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onPage } from '../../testing/on-page.tsx';
import { ScriptedPage } from './ScriptedPage.tsx';

it('comes with the way on, should its scripts never come', () => {
  const page = <ScriptedPage title="Branding">Form</ScriptedPage>;
  const html = renderToString(onPage(page, { path: '/appearance/branding?tab=2' }));
  expect(html).not.toContain('Form');
  expect(html).toMatch(/href="\/appearance\/branding\?tab=2"[^>]*data-reload/);
});
