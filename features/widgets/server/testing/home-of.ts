// A home page of the widgets that a test is about.
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';

type Widget = Record<string, unknown>;
type Props = Record<string, unknown>;

const HOME = '/layouts/lookup-hydrate?layoutViewType=home';

/** Stores a layout of these widgets for the home page, in the place of whatever stood there. */
export async function layOut({ site }: TestSite, widgets: readonly Widget[], view = 'home'): Promise<void> {
  const children = widgets.map((each, at) => ({ ...each, $reactTestID: String(at) }));
  const layout = JSON.stringify([{ $hydrate: 'react.section.1-column', children }]);
  await site.database.execute(sql`delete from layouts`);
  await site.database.execute(sql`
    with made as (
      insert into layouts (name, layout_view_type, layout) values ('Tried', ${view}, ${layout}::jsonb)
      returning layout_id)
    insert into layout_views (layout_id, layout_view_type, record_type, record_id)
    select layout_id, ${view}, 'global', -1 from made`);
  site.invalidate(['layouts']);
}

interface Home {
  statements: number;
  body: { layout: { $reactProps: { children: LayoutNode[] } }[] };
}

export async function readHome(client: TestClient, address = HOME): Promise<Home> {
  const answer = await client.get<Home['body']>(address);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}

/** Each widget as this reader gets it; undefined: left out. */
export async function nodesOf(
  test: TestSite,
  widgets: readonly Widget[],
  client: TestClient,
): Promise<(LayoutNode | undefined)[]> {
  await layOut(test, widgets);
  const { body } = await readHome(client);
  const nodes = body.layout[0]?.$reactProps.children ?? [];
  return widgets.map((_, at) => nodes.find((node) => node.$reactTestID === String(at)));
}

/** What this reader gets of a widget that is there for them. */
export async function propsOf(test: TestSite, widget: Widget, client: TestClient): Promise<Props> {
  const [node] = await nodesOf(test, [widget], client);
  if (!node) throw new Error(`${String(widget.$hydrate)} was left out.`);
  return node.$reactProps;
}
