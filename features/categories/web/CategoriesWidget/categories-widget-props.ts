// What the server half of a list of categories hands over.
import type { ReactNode } from 'react';
import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import type { CategoryLastPost, DisplayAs } from '../../categories.contract.ts';

export interface CategoryItem {
  to: string;
  name: string;
  description: string | null;
  iconUrl: string | null;
  imageUrl: string | null;
  icon: string | null;
  color: number | null;
  counts: { labelCode: string; count: number; countAll: number }[];
  displayAs: DisplayAs;
  depth: number;
  categoryID: number;
  parentCategoryID: number | null;
  children?: CategoryItem[];
  lastPost?: CategoryLastPost | null;
}

export interface CategoriesWidgetProps extends GroupProps {
  itemData: CategoryItem[];
  /** The list is what its page is about. */
  isAsset?: boolean;
  /** At the end of the page's head: Follow. */
  actions?: ReactNode;
  categoryOptions?: {
    description?: { display?: boolean };
    followButton?: { display?: boolean };
    metas?: {
      asIcons?: 'icon' | 'text';
      includeSubcategoriesCount?: string[];
      display?: { [meta: string]: boolean | undefined };
    };
  };
}
