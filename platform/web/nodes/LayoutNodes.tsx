// Draws the nodes of a hydrated layout: sections from the design system, everything else from the features.
import type { ComponentType, ReactNode } from 'react';
import type { LayoutNode } from '../../contract/page.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary.tsx';
import {
  SectionEven,
  SectionFullWidth,
  SectionOneColumn,
  SectionThreeColumns,
  SectionTwoColumns,
} from '../../ui/Sections/Sections.tsx';
import { useTranslator } from '../i18n/language.tsx';
import { deviceFor, OnDevice } from './OnDevice.tsx';
import { StaticNode, useStaticHtml } from './StaticNode.tsx';
import { useWidgets, widgetOf } from './widget-registry.tsx';

const SECTIONS: Readonly<Record<string, ComponentType<Record<string, ReactNode>>>> = {
  SectionFullWidth,
  SectionOneColumn,
  SectionTwoColumns,
  SectionTwoColumnsEven: SectionEven,
  SectionThreeColumns,
  SectionThreeColumnsEven: SectionEven,
};

export function LayoutNodes({ nodes }: { nodes: readonly LayoutNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a layout's nodes have no identity but their place.
  return nodes.map((node, at) => <NodeView key={`${node.$reactComponent}-${at}`} node={node} />);
}

function NodeView({ node }: { node: LayoutNode }) {
  const drawn = useStaticHtml()?.get(node);
  if (node.$isDrawn || drawn !== undefined) return <StaticNode html={drawn} />;
  const device = deviceFor(node);
  return device ? (
    <OnDevice device={device}>
      <WidgetView node={node} />
    </OnDevice>
  ) : (
    <WidgetView node={node} />
  );
}

function WidgetView({ node }: { node: LayoutNode }) {
  const { t } = useTranslator();
  const widgets = useWidgets();
  const Section = SECTIONS[node.$reactComponent];
  if (Section) return <Section {...drawAreas(node.$reactProps)} />;
  const Widget = widgetOf(widgets, node);
  // A layout may name what this build does not know; the rest of the page goes on.
  if (!Widget) return <MissingWidget name={node.$reactComponent} />;
  const widget = <Widget {...drawAreas(node.$reactProps)} />;
  const { CustomFragment } = widgets;
  return (
    <ErrorBoundary what={t('this part of the page')} resetBy={node}>
      {node.$fragmentImpls && CustomFragment ? <CustomFragment node={node}>{widget}</CustomFragment> : widget}
    </ErrorBoundary>
  );
}

function MissingWidget({ name }: { name: string }) {
  const { UnknownWidget } = useWidgets();
  return UnknownWidget ? <UnknownWidget widget={name} /> : null;
}

/** Props that hold nodes become what they draw. */
function drawAreas(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, drawArea(value)]));
}

function drawArea(value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && value.every(isNode))
    return (<LayoutNodes nodes={value} />) as ReactNode;
  if (Array.isArray(value) && value.length === 0) return value;
  return isNode(value) ? <NodeView node={value} /> : value;
}

function isNode(value: unknown): value is LayoutNode {
  return typeof value === 'object' && value !== null && '$reactComponent' in value;
}
