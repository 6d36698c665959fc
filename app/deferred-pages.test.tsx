// Pages that most documents do without: the server knows all, a browser none before it shows one.
import { expect, it } from 'vitest';
import { findPage } from '../platform/contract/page.ts';
import { allPageRoutes } from './all-page-routes.ts';
import { knownDeferredRoutes } from './deferred-pages.ts';
import { pageRoutes } from './page-routes.ts';
import { deferredKindsOf, later, loadWidgetsOf, widgets } from './web-widgets.ts';

const node = (name: string) => ({ $reactComponent: name, $reactProps: {} });
const names = () => later.flatMap((each) => [...each.names] as string[]);

it('are known once a page names a widget of theirs', async () => {
  const url = new URL('http://127.0.0.1/dashboard/jobs');
  expect(findPage(allPageRoutes, url)?.layoutViewType).toBe('jobs');
  expect(
    findPage(
      pageRoutes.filter(({ comesLast }) => !comesLast),
      url,
    ),
  ).toBe(undefined);
  await loadWidgetsOf([node('Breadcrumbs')]);
  expect(knownDeferredRoutes).toEqual([]);
  expect(names()).not.toContain('JobsPage');
  // Profiles of imported members are read by everybody.
  expect(names()).toContain('ClaimInvitation');
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.dataset.managedStyles = '/assets/managed.css';
  document.head.append(script);
  expect(deferredKindsOf([node('JobsPage')])).toEqual([]);
  await loadWidgetsOf([node('JobsPage')]);
  const sheets = document.querySelectorAll('link[rel=stylesheet][href="/assets/managed.css"]');
  expect(sheets).toHaveLength(1);
  expect(
    deferredKindsOf([{ $reactComponent: 'Frame', $reactProps: { children: [node('JobsPage')] } }]),
  ).toEqual(['managed']);
  expect(deferredKindsOf([node('Breadcrumbs')])).toEqual([]);
  expect(findPage(knownDeferredRoutes, url)?.layoutViewType).toBe('jobs');
  expect('JobsPage' in widgets).toBe(true);
  const known = names().length;
  await loadWidgetsOf([node('JobsPage'), node('AuditLogPage')]);
  expect(names().length).toBe(known);
  expect('AuditLogPage' in widgets).toBe(true);
});
