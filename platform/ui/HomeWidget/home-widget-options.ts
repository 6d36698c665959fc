// How a site wants a group of items to look: the props that layouts share among their widgets.
import type { BackdropProps, Look } from '../Backdrop/Backdrop.tsx';
import type { ButtonKind } from '../Button/Button.tsx';

export type ContentType =
  | 'title'
  | 'title-description'
  | 'title-description-image'
  | 'title-description-icon'
  | 'title-background'
  | 'title-background-description'
  | 'title-chat-bubble';

export type DisplayType = 'grid' | 'carousel' | 'list' | 'link';
export type BorderType = 'none' | 'border' | 'shadow' | 'navLinks' | 'separator';

export type ContainerOptions = {
  displayType?: DisplayType;
  /** Left out: 3, of pictures 4, in lists 1. */
  maxColumnCount?: number;
  headerAlignment?: 'left' | 'center';
  viewAll?: { to?: string; name?: string; position?: 'top' | 'bottom'; displayType?: ButtonKind };
  borderType?: BorderType;
  /** Which of the two the border is drawn around. */
  visualBackgroundType?: 'inner' | 'outer';
  outerBackground?: BackdropProps;
  innerBackground?: BackdropProps;
};

export type ItemOptions = {
  contentType?: ContentType;
  imagePlacement?: 'left' | 'top';
  imagePlacementMobile?: 'left' | 'top';
  alignment?: 'left' | 'center';
  box?: { borderType?: BorderType; background?: { look?: Look } };
  display?: { name?: boolean; description?: boolean; counts?: boolean; cta?: boolean };
  viewMore?: { labelCode?: string; buttonType?: ButtonKind };
  fallbackImage?: string;
  fallbackIcon?: string;
};

export const isBackgroundType = (type: ContentType) =>
  type === 'title-background' || type === 'title-background-description';

export function columnsOf(
  { displayType, maxColumnCount }: ContainerOptions,
  type: ContentType,
): 1 | 2 | 3 | 4 | 5 {
  if (displayType === 'list') return 1;
  const wanted = maxColumnCount ?? (isBackgroundType(type) || type === 'title-description-image' ? 4 : 3);
  return Math.min(Math.max(Math.trunc(wanted), 1), 5) as 1 | 2 | 3 | 4 | 5;
}

/** A picture, an icon or a colour of its own makes an item a box. */
export function boxBorder({ contentType = 'title-description-icon', box }: ItemOptions): BorderType {
  if (box?.borderType) return box.borderType;
  const isBox = box?.background?.look || /image|icon|background|bubble/.test(contentType);
  return isBox ? 'shadow' : 'none';
}

/** Under an icon and on a picture text is centred; beside an icon it begins at it. */
export function alignmentOf({
  contentType = 'title-description-icon',
  imagePlacement,
  alignment,
}: ItemOptions): 'left' | 'center' {
  if (alignment) return alignment;
  const isUnderIcon = contentType === 'title-description-icon' && imagePlacement !== 'left';
  return isUnderIcon || isBackgroundType(contentType) ? 'center' : 'left';
}
