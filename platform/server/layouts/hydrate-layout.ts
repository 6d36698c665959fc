// A layout definition becomes nodes the browser can draw: parameters are put in, widgets fetch what they show.
import type { LayoutNode, PageRecords } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';
import { withHeadings } from './headings.ts';
import { keptNode } from './kept-nodes.ts';
import { mayShow } from './middleware.ts';
import type { LayoutDefinition } from './view.ts';
import type { ServerWidget } from './widget.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  'section.full-width': 'SectionFullWidth',
  'section.1-column': 'SectionOneColumn',
  'section.2-columns': 'SectionTwoColumns',
  'section.2-columns-even': 'SectionTwoColumnsEven',
  'section.3-columns': 'SectionThreeColumns',
  'section.3-columns-even': 'SectionThreeColumnsEven',
};

export interface HydrationScope {
  widgets: ReadonlyMap<string, ServerWidget>;
  params: Record<string, unknown>;
  records: PageRecords;
}

/** All widgets of a page hydrate in parallel. */
export async function hydrateNodes(
  ctx: RequestContext,
  definitions: readonly LayoutDefinition[],
  scope: HydrationScope,
): Promise<LayoutNode[]> {
  const nodes = await Promise.all(definitions.map((definition) => hydrateNode(ctx, definition, scope)));
  return nodes.filter((node): node is LayoutNode => node !== null);
}

export async function hydrateNode(
  ctx: RequestContext,
  definition: LayoutDefinition,
  scope: HydrationScope,
): Promise<LayoutNode | null> {
  if (!mayShow(ctx, definition, scope.params)) return null;
  const id = String(definition.$hydrate ?? '').replace(/^react\./, '');
  const section = SECTIONS[id];
  if (section) return finish(definition, section, await hydrateSection(ctx, definition, scope));
  const found = scope.widgets.get(id);
  if (!found) {
    ctx.site.log.warn({ widget: id }, 'a layout names a widget that is not there');
    return finish(definition, 'UnknownWidget', { widget: id });
  }
  return hydrateWidget(ctx, definition, found, scope);
}

async function hydrateWidget(
  ctx: RequestContext,
  definition: LayoutDefinition,
  found: ServerWidget,
  scope: HydrationScope,
): Promise<LayoutNode | null> {
  try {
    const given = (await putInParameters(ctx, ownProps(definition), scope)) as Record<string, unknown>;
    const props = withHeadings(ctx, given, scope.params);
    if (found.isStatic?.(props)) return await hydrateOnce(ctx, definition, found, props, scope.records);
    const hydrated = await found.hydrate(ctx, { props, params: scope.params, records: scope.records });
    return hydrated && finish(definition, found.component, hydrated);
  } catch (error) {
    // One broken widget must not take the page with it; who can mend it gets to see it.
    ctx.site.log.error({ err: error, widget: found.id, requestID: ctx.requestID }, 'a widget failed');
    if (ctx.site.options.checksAnswers) throw error;
    return ctx.can('site.manage')
      ? finish(definition, 'LayoutError', { componentName: found.component, requestID: ctx.requestID })
      : null;
  }
}

function hydrateOnce(
  ctx: RequestContext,
  definition: LayoutDefinition,
  found: ServerWidget,
  props: Record<string, unknown>,
  records: PageRecords,
): Promise<LayoutNode | null> {
  const name = `${found.id} ${JSON.stringify(props)}`;
  return keptNode(ctx, name, records, async (apart, own) => {
    const hydrated = await found.hydrate(apart, { props, params: {}, records: own });
    return hydrated && { ...finish(definition, found.component, hydrated), $isStatic: true };
  });
}

async function hydrateSection(
  ctx: RequestContext,
  definition: LayoutDefinition,
  scope: HydrationScope,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(ownProps(definition)).map(async ([area, value]) => [
      area,
      Array.isArray(value) ? await hydrateNodes(ctx, value as LayoutDefinition[], scope) : value,
    ]),
  );
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function ownProps(definition: LayoutDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(definition).filter(([key]) => !key.startsWith('$')));
}

/** `{ $hydrate: 'param', ref: 'category/name' }` and its like become values, wherever they stand. */
async function putInParameters(ctx: RequestContext, value: unknown, scope: HydrationScope): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => putInParameters(ctx, each, scope)));
  if (value === null || typeof value !== 'object') return value;
  const given = value as Record<string, unknown>;
  switch (given.$hydrate) {
    case undefined: {
      const entries = await Promise.all(
        Object.entries(given).map(async ([key, each]) => [key, await putInParameters(ctx, each, scope)]),
      );
      return Object.fromEntries(entries);
    }
    case 'param':
      return parameter(scope.params, String(given.ref));
    case 'literal':
      return given.data;
    case 'translate':
      return given.code;
    case 'sprintf': {
      const args = (await putInParameters(ctx, given.args ?? [], scope)) as unknown[];
      let at = 0;
      return String(given.format).replace(/%s/g, () => String(args[at++] ?? ''));
    }
    default:
      return hydrateNode(ctx, given, scope);
  }
}

function parameter(params: Record<string, unknown>, ref: string): unknown {
  return ref
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], params);
}

function finish(definition: LayoutDefinition, component: string, props: Record<string, unknown>): LayoutNode {
  const middleware = definition.$middleware as Record<string, unknown> | undefined;
  return {
    $reactComponent: component,
    $reactProps: props,
    ...(typeof definition.$reactTestID === 'string' && { $reactTestID: definition.$reactTestID }),
    // The device filter is the browser's to apply; the others have done their work here.
    ...(middleware?.visibility !== undefined && { $middleware: { visibility: middleware.visibility } }),
  };
}
