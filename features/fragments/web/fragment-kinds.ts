// What fragments draw, as people call it.
import type { IconName } from '../../../platform/ui/icons/icon-names.ts';
import type { FragmentType } from '../injectables.contract.ts';

export interface FragmentKind {
  name: string;
  description: string;
  icon: IconName;
}

export const FRAGMENT_KINDS: Readonly<Record<FragmentType, FragmentKind>> = {
  BannerFragment: {
    name: 'Banner',
    description: 'The head of a page, with its title and search.',
    icon: 'image',
  },
  CallToActionFragment: {
    name: 'Call To Action',
    description: 'A few words with a button or two.',
    icon: 'megaphone',
  },
  CommentItemFragment: {
    name: 'Comment',
    description: 'Each comment below a post.',
    icon: 'message-square',
  },
  CustomFragment: {
    name: 'Custom Fragment',
    description: 'A widget of your own, made of nothing but your code.',
    icon: 'code',
  },
  OriginalPostFragment: {
    name: 'Original Post',
    description: 'A post above its comments.',
    icon: 'file-text',
  },
  SearchFragment: { name: 'Search', description: 'Where the community is searched.', icon: 'search' },
  SiteTotalsFragment: {
    name: 'Site Totals',
    description: 'How many members, posts and comments there are.',
    icon: 'chart-column',
  },
  TitleBarFragment: {
    name: 'Title Bar',
    description: 'The bar at the top of every page.',
    icon: 'panel-left',
  },
};
