// What every widget shows: its server half answers it, its React half takes it. Each is declared where its React half is
// named (`<name>.web.ts`), so that two halves that drift apart do not compile.
import type { ReactElement, ReactNode } from 'react';
import type { LayoutNode } from './page.ts';

/** By component: its props. Capabilities add theirs by `declare module`. */
export interface WidgetData {
  UnknownWidget: { widget: string };
}

/** Parts that widgets draw only for some of their props, fetched when they are wanted: `useWidgets()`. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities add theirs, as above.
export interface WidgetParts {}

export type WidgetName = keyof WidgetData;

/** As the server half answers it: where the React half is given something drawn, the nodes to draw. */
export type Hydrated<Props> = { [Name in keyof Props]: Undrawn<Props[Name]> };

type Undrawn<Value> = unknown extends Value
  ? Value
  : ReactNode extends Value
    ? LayoutNode | LayoutNode[] | undefined
    : Value extends ReactElement
      ? LayoutNode | LayoutNode[]
      : Value;

/** A widget that stands in what another one answers. */
export function widgetNode<Name extends WidgetName>(
  component: Name,
  props: Hydrated<WidgetData[Name]>,
): LayoutNode {
  return { $reactComponent: component, $reactProps: { ...props } };
}
