// Layouts for tests.
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';

export type Definition = Record<string, unknown>;

export const HOME = '/layouts/lookup-hydrate?layoutViewType=home&recordType=siteSection&recordID=0';
export const EVERYWHERE = [{ recordType: 'global', recordID: -1 }];

export const cta = (title: string, more: Definition = {}) => ({ $hydrate: 'react.cta', title, ...more });
export const oneColumn = (...children: Definition[]) => [{ $hydrate: 'react.section.1-column', children }];

/** A layout of the home page, unless `post` says otherwise. */
export async function layoutBy(admin: TestClient, post: Definition = {}): Promise<number> {
  const { status, body, text } = await admin.post('/layouts', {
    name: 'Ours',
    layoutViewType: 'home',
    layout: oneColumn(cta('Ours')),
    ...post,
  });
  if (status !== 201) throw new Error(text);
  return body.layoutID;
}

/** What stands in the one column of a page. */
export async function nodesOf(client: TestClient, address = HOME): Promise<LayoutNode[]> {
  const { body, text } = await client.get(address);
  if (!body.layout) throw new Error(text);
  return body.layout[0].$reactProps.children;
}

/** The same, and it stands for the whole community. */
export async function standing(admin: TestClient, post: Definition = {}): Promise<number> {
  const layoutID = await layoutBy(admin, post);
  const { status, text } = await admin.put(`/layouts/${layoutID}/views`, EVERYWHERE);
  if (status >= 400) throw new Error(text);
  return layoutID;
}

/** From now on these widgets are the home page of everybody. */
export const putOnHome = (admin: TestClient, widgets: readonly Definition[]): Promise<number> =>
  standing(admin, { layout: oneColumn(...widgets) });

/** What a component is given there for this reader, once for each widget of it; nothing where it is not for them. */
export const onHomeOf = async (client: TestClient, component: string): Promise<Definition[]> =>
  (await nodesOf(client)).flatMap((node) =>
    node?.$reactComponent === component ? [node.$reactProps as Definition] : [],
  );
