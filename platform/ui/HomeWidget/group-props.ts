// When a widget that lists things is drawn as a group of items, with backgrounds and borders, and not in the look that
// the product gives it. Both sides ask: the browser fetches that drawing only for pages that need it.
import type { ContainerOptions, ItemOptions } from './home-widget-options.ts';

export interface GroupProps {
  title?: string;
  titleType?: string;
  subtitle?: string;
  description?: string;
  descriptionType?: string;
  containerOptions?: ContainerOptions;
  itemOptions?: ItemOptions;
}

export function asksForGroup({
  containerOptions: container = {},
  itemOptions,
  subtitle,
}: GroupProps): boolean {
  return Boolean(
    container.displayType === 'carousel' ||
      itemOptions?.contentType ||
      subtitle ||
      container.outerBackground ||
      container.innerBackground ||
      container.headerAlignment === 'center' ||
      container.viewAll?.position === 'bottom' ||
      (container.borderType && container.borderType !== 'none'),
  );
}
