import type { LayoutTemplate } from './view.ts';

/** A page of one widget: in a column, in a narrow one, or as wide as the window where it brings columns of its own. */
export function oneWidget(
  layoutViewType: string,
  name: string,
  widget: string,
  room: 'column' | 'narrow' | 'window' = 'column',
): LayoutTemplate {
  const node = { $hydrate: `react.${widget}` };
  const column = {
    $hydrate: 'react.section.1-column',
    ...(room === 'narrow' && { isNarrow: true }),
    children: [node],
  };
  return { layoutViewType, name, layout: [room === 'window' ? node : column] };
}
