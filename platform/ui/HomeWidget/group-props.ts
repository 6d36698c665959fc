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

export function asksForGroup(props: GroupProps): boolean {
  return (
    props.containerOptions?.displayType === 'carousel' ||
    shapesItems(props.itemOptions) ||
    asksForFrame(props)
  );
}

/** Whatever is set on items at all; an empty setting does not count. */
function shapesItems(options: object = {}): boolean {
  return Object.values(options).some((value) => value !== undefined && value !== null);
}

/** Whether what surrounds a widget is to be drawn: backgrounds, borders, and a head that small widgets have not. */
export function asksForFrame({ containerOptions: container = {}, subtitle }: GroupProps): boolean {
  return Boolean(
    subtitle ||
      container.outerBackground ||
      container.innerBackground ||
      container.headerAlignment === 'center' ||
      container.viewAll?.position === 'bottom' ||
      container.viewAll?.displayType ||
      (container.borderType && container.borderType !== 'none'),
  );
}
