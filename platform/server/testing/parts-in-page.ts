import type { LayoutNode } from '../../contract/page.ts';

/** What the parts of that name in a page, or in a layout, are given. */
export function partsIn<Props>(page: unknown, component: string): Props[] {
  const found: Props[] = [];
  JSON.stringify(page, (_key, value: LayoutNode | undefined) => {
    if (value?.$reactComponent === component) found.push(value.$reactProps as Props);
    return value;
  });
  return found;
}
