import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { type IconName, iconNames } from '../../../../platform/ui/icons/icon-names.ts';
import type { CategoryItem } from './categories-widget-props.ts';

/** Its own picture, an icon of ours, or nothing: then its colour stands alone. */
export function categoryIcon({ iconUrl, icon }: Pick<CategoryItem, 'iconUrl' | 'icon'>) {
  if (iconUrl) return <img src={iconUrl} alt="" loading="lazy" />;
  return isIconName(icon) ? <Icon name={icon} /> : undefined;
}

function isIconName(name: string | null): name is IconName {
  return name !== null && (iconNames as readonly string[]).includes(name);
}
