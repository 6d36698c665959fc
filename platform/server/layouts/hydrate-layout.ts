// A layout definition becomes nodes the browser can draw: parameters are put in, widgets fetch what they show.

import { DomainError } from '../../contract/errors.ts';
import type { LayoutNode, PageRecords } from '../../contract/page.ts';
import { AddonFailure } from '../addons/addon-failure.ts';
import { getOrCreate } from '../cache/get-or-create.ts';
import type { RequestContext } from '../http/context.ts';
import { cachedNode } from './cached-nodes.ts';
import { fillIn } from './definition-values.ts';
import { fittingProps } from './fitting-props.ts';
import { type FragmentAssets, hydrateFragmentImpls } from './fragment-impls.ts';
import { withHeadings } from './headings.ts';
import { wholeRegistry } from './layout-registry.ts';
import { mayShow } from './middleware.ts';
import { PageBeyond } from './own-address.ts';
import type { PageParams } from './page-params.ts';
import { idOf, sectionOf } from './sections.ts';
import type { LayoutDefinition } from './view.ts';
import type { ServerWidget } from './widget.ts';

export interface HydrationScope {
  widgets: ReadonlyMap<string, ServerWidget>;
  params: PageParams;
  records: PageRecords;
  fragments: FragmentAssets;
  /** Comes with the product: a widget that fails in it is our fault, which tests must not miss. */
  isTemplate: boolean;
}

/** A widget or a section. */
type Part = Pick<ServerWidget, 'id' | 'component' | 'isWholePage'>;

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
  const id = idOf(definition);
  const section = sectionOf(id);
  if (section)
    return unlessItFails(ctx, definition, section, scope, async () =>
      finish(ctx, definition, section.component, await hydrateSection(ctx, definition, scope), scope),
    );
  const found = scope.widgets.get(id);
  if (!found) {
    if (wholeRegistry(ctx).awaited.has(id)) return null;
    ctx.site.log.warn({ widget: id }, 'a layout names a widget that is not there');
    return finish(ctx, definition, 'UnknownWidget', { widget: id }, scope);
  }
  return hydrateWidget(ctx, definition, found, scope);
}

async function hydrateWidget(
  ctx: RequestContext,
  definition: LayoutDefinition,
  found: ServerWidget,
  scope: HydrationScope,
): Promise<LayoutNode | null> {
  const { params, records } = scope;
  return unlessItFails(ctx, definition, found, scope, async () => {
    const own = ownProps(definition);
    const expanded = found.expand?.into(own, ctx.site.url) ?? own;
    const filled = await fillIn(ctx, expanded, params, (each) => hydrateNode(ctx, each, scope));
    const headed = withHeadings(ctx, filled as Record<string, unknown>, params);
    const props = fittingProps(ctx, found, headed);
    if (found.isStatic?.(props) && definition.$fragmentImpls === undefined)
      return await hydrateOnce(ctx, definition, found, props, scope);
    const hydrated = await found.hydrate(ctx, { props, params, records });
    return hydrated && (await finish(ctx, definition, found.component, hydrated, scope));
  });
}

/** One broken part must not take the page with it; who can mend it gets to see it. */
async function unlessItFails(
  ctx: RequestContext,
  definition: LayoutDefinition,
  part: Part,
  scope: HydrationScope,
  hydrate: () => Promise<LayoutNode | null>,
): Promise<LayoutNode | null> {
  try {
    return await hydrate();
  } catch (error) {
    // Whoever asks too often gets that error, rather than a page without its parts, which others would get too.
    if (error instanceof PageBeyond || error instanceof AddonFailure || isAboutRate(error)) throw error;
    if (part.isWholePage && error instanceof DomainError && error.status === 503) throw error;
    ctx.site.log.error({ err: error, widget: part.id, requestID: ctx.requestID }, 'a widget failed');
    if (ctx.site.options.checksAnswers && scope.isTemplate) throw error;
    return ctx.can('site.manage') ? layoutError(ctx, definition, part, error) : null;
  }
}

function isAboutRate(error: unknown): boolean {
  return error instanceof DomainError && error.status === 429;
}

/** The message of a failure is shown only where it is ours; the rest is in the log, under the request's name. */
function layoutError(
  ctx: RequestContext,
  definition: LayoutDefinition,
  { component }: Part,
  error: unknown,
): LayoutNode {
  const message = error instanceof DomainError ? error.inOneLine : '';
  return {
    $reactComponent: 'LayoutError',
    $reactProps: {
      layoutDefinition: definition,
      componentName: component,
      errorInfo: { message },
      requestID: ctx.requestID,
    },
  };
}

function hydrateOnce(
  ctx: RequestContext,
  definition: LayoutDefinition,
  found: ServerWidget,
  props: Record<string, unknown>,
  scope: HydrationScope,
): Promise<LayoutNode | null> {
  const { $middleware, $reactTestID } = definition;
  const name = `${found.id} ${JSON.stringify([props, $middleware, $reactTestID])}`;
  return cachedNode(ctx, name, scope.records, async (apart, own) => {
    const hydrated = await found.hydrate(apart, { props, params: {}, records: own });
    if (!hydrated) return null;
    return { ...(await finish(apart, definition, found.component, hydrated, scope)), $isStatic: true };
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
      Array.isArray(value)
        ? await hydrateNodes(ctx, value.filter(isDefinition), scope)
        : await fillIn(ctx, value, scope.params, (each) => hydrateNode(ctx, each, scope)),
    ]),
  );
  const props = Object.fromEntries(entries) as Record<string, unknown>;
  if (props.containerOptions === undefined) return props;
  const { sectionStyle } = ctx.site.features.provided;
  return sectionStyle ? sectionStyle(ctx, props, scope.params) : props;
}

function isDefinition(value: unknown): value is LayoutDefinition {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const knownProps = new WeakMap<LayoutDefinition, Record<string, unknown>>();

/** The same object each time, by which caches recognize it: nobody may change it. */
function ownProps(definition: LayoutDefinition): Record<string, unknown> {
  return getOrCreate(knownProps, definition, () =>
    Object.fromEntries(Object.entries(definition).filter(([key]) => !key.startsWith('$'))),
  );
}

async function finish(
  ctx: RequestContext,
  definition: LayoutDefinition,
  component: string,
  props: object,
  { fragments }: HydrationScope,
): Promise<LayoutNode> {
  const middleware = definition.$middleware as Record<string, unknown> | undefined;
  const impls = await hydrateFragmentImpls(ctx, definition.$fragmentImpls);
  if (impls) fragments.add(impls);
  return {
    $reactComponent: component,
    $reactProps: { ...props },
    ...(typeof definition.$reactTestID === 'string' && { $reactTestID: definition.$reactTestID }),
    // The device filter is the browser's to apply; the others have done their work here.
    ...(middleware?.visibility !== undefined && { $middleware: { visibility: middleware.visibility } }),
    ...(impls && { $fragmentImpls: impls }),
  };
}
