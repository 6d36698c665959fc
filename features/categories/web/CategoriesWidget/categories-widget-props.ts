// What the server half of a list of categories hands over.
import type { ReactNode } from 'react';
import type { CategoryLastPost, DisplayAs } from '../../categories.contract.ts';

export interface CategoryItem {
  to: string;
  name: string;
  description: string | null;
  iconUrl: string | null;
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

export interface CategoriesWidgetProps {
  itemData: CategoryItem[];
  /** The list is what its page is about. */
  isAsset?: boolean;
  /** At the end of the page's head: Follow. */
  actions?: ReactNode;
  title?: string;
  titleType?: string;
  description?: string;
  containerOptions?: {
    /** `link`: names and counts alone, for a side panel. */
    displayType?: 'grid' | 'list' | 'link' | 'carousel';
    maxColumnCount?: number;
    viewAll?: { to?: string; name?: string };
  };
  categoryOptions?: {
    description?: { display?: boolean };
    metas?: {
      includeSubcategoriesCount?: string[];
      display?: { [meta: string]: boolean | undefined };
    };
  };
}
