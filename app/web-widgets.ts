// Every React half of every widget.
import type { WebFeature, WebWidgets } from '../platform/web/nodes/widget-registry.tsx';

const manifests = import.meta.glob<Record<string, WebFeature>>(
  ['../features/*/*.web.ts', '../addons/*/*.web.ts'],
  { eager: true },
);

export const widgets: WebWidgets = Object.assign(
  {},
  ...Object.values(manifests).flatMap((module) => Object.values(module).map((feature) => feature.widgets)),
);
