// What no page of the product has by itself: fetched with pages of layouts that use it.
import type { WebWidgets } from '../../../platform/web/nodes/widget-registry.tsx';
import { BannerContentWidget } from './BannerContentWidget/BannerContentWidget.tsx';
import { HtmlWidget } from './HtmlWidget/HtmlWidget.tsx';
import { RSSWidget } from './RSSWidget/RSSWidget.tsx';
import { SearchWidget } from './SearchWidget/SearchWidget.tsx';
import { TextWidget } from './TextWidget/TextWidget.tsx';

export const laterWidgets: WebWidgets = {
  BannerContentWidget,
  HtmlWidget,
  RSSWidget,
  SearchWidget,
  TextWidget,
};

export { HomeWidgetFrame } from '../../../platform/ui/HomeWidget/HomeWidget.tsx';
