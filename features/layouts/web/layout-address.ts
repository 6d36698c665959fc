import { slug } from '../../../platform/contract/slug.ts';
import type { LayoutMetadata } from '../layout-documents.contract.ts';

type Named = Pick<LayoutMetadata, 'layoutID' | 'layoutViewType' | 'name'>;

export const LAYOUTS = '/appearance/layouts';

export function layoutAddress({ layoutID, layoutViewType, name }: Named): string {
  return `${LAYOUTS}/${layoutViewType}/${layoutID}-${slug(name)}`;
}

export function editorAddress(layout: Named): string {
  return `${layoutAddress(layout)}/edit`;
}

export function newLayoutAddress(layoutViewType: string): string {
  return `${LAYOUTS}/${layoutViewType}/add`;
}
