// What fragments draw, as people call it.
import type { IconName } from '../../../platform/ui/icons/icon-names.ts';
import type { FragmentType } from '../injectables.contract.ts';

export interface FragmentKind {
  name: string;
  says: string;
  icon: IconName;
}

export const FRAGMENT_KINDS: Readonly<Record<FragmentType, FragmentKind>> = {
  BannerFragment: { name: 'Banner', says: 'The head of a page, with its title and search.', icon: 'image' },
  CallToActionFragment: {
    name: 'Call To Action',
    says: 'A few words with a button or two.',
    icon: 'megaphone',
  },
  CommentItemFragment: {
    name: 'Comment',
    says: 'Each comment below a post.',
    icon: 'message-square',
  },
  CustomFragment: {
    name: 'Custom Fragment',
    says: 'A widget of your own, made of nothing but your code.',
    icon: 'code',
  },
  OriginalPostFragment: { name: 'Original Post', says: 'A post above its comments.', icon: 'file-text' },
  SearchFragment: { name: 'Search', says: 'Where the community is searched.', icon: 'search' },
  SiteTotalsFragment: {
    name: 'Site Totals',
    says: 'How many members, posts and comments there are.',
    icon: 'chart-column',
  },
  TitleBarFragment: { name: 'Title Bar', says: 'The bar at the top of every page.', icon: 'panel-left' },
};
