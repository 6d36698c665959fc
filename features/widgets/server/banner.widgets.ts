// What stands on top of pages: what this place is, and the search; or a strip above content.
import { z } from 'zod';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  background,
  choice,
  color,
  field,
  flag,
  headings,
  image,
  linkField,
  shownFlag,
} from '../../../platform/server/layouts/prop-fields.ts';
import { type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import { backdropOf, pictureAt } from './backgrounds.ts';

const DEFAULT_TITLE = 'How can we help you?';

const pixels = (title: string) =>
  field(z.union([z.number().min(0).max(400), z.string().max(20)]).optional(), title, {
    inputType: 'number',
    group: 'Spacing',
  });

const alignment = choice({ left: 'Left', center: 'Centre' }, 'Alignment', {
  inputType: 'radio',
  group: 'Banner',
});

const bannerFields = {
  ...headings,
  url: linkField('Link of the title', 'Heading'),
  textColor: color('Colour of words', 'Banner'),
  alignment: alignment.optional(),
  logo: image('Logo', 'Banner'),
  background: background.optional(),
  spacing: z.looseObject({ top: pixels('Room above'), bottom: pixels('Room below') }).optional(),
};

const bannerSchema = z.looseObject({
  ...bannerFields,
  showTitle: shownFlag('Show the title', 'Banner'),
  showDescription: shownFlag('Show the description', 'Banner'),
  showSearch: shownFlag('Show the search', 'Banner'),
  hideIcon: flag('Hide the logo', 'Banner'),
  hideSearchOnMobile: flag('Hide the search on phones', 'Banner'),
  searchPlacement: choice({ middle: 'Under the words', bottom: 'In a strip below' }, 'Place of the search', {
    group: 'Banner',
  }).optional(),
  initialParams: z.record(z.string(), z.string()).optional(),
});

/** Words, pictures and colours that both kinds of banner have. */
function bannerProps(ctx: RequestContext, { props, params }: WidgetInput) {
  const site = {
    title: ctx.setting(siteConfig.homepageTitle),
    description: ctx.setting(siteConfig.description),
  };
  const isNamed = props.titleType !== 'none' && props.showTitle !== false && props.hideTitle !== true;
  const isDescribed =
    props.descriptionType !== 'none' && props.showDescription !== false && props.hideDescription !== true;
  return {
    ...props,
    alignment: props.alignment === 'center' ? ('center' as const) : ('left' as const),
    showTitle: isNamed,
    showDescription: isDescribed,
    title: String(props.title || site.title || ctx.translator.t(DEFAULT_TITLE)),
    description: String(props.description || site.description),
    logo: pictureAt(ctx, props.logo),
    background: backdropOf(ctx, props.background, params, {
      textColor: props.textColor,
      spacing: props.spacing,
    }),
  };
}

/** Elsewhere the list or the thread has the page's one h1. */
const HEADED_BY_BANNER = ['home', 'customPage'];

function isHeadedByBanner({ params }: WidgetInput): boolean {
  return HEADED_BY_BANNER.includes(String(params.layoutViewType));
}

export const banner = widget({
  id: 'app-banner',
  component: 'BannerWidget',
  name: 'Banner',
  isWide: true,
  fragmentTypes: ['BannerFragment'],
  headsIn: HEADED_BY_BANNER,
  schema: bannerSchema,
  hydrate: async (ctx, input) => {
    const { props } = input;
    const named = bannerProps(ctx, input);
    return {
      ...named,
      isPageHeading: named.showTitle && isHeadedByBanner(input),
      showSearch: props.showSearch !== false && props.hideSearch !== true,
      searchPlacement: props.searchPlacement === 'bottom' ? ('bottom' as const) : ('middle' as const),
    };
  },
});

export const contentBanner = widget({
  id: 'app.content-banner',
  component: 'BannerContentWidget',
  name: 'Content Banner',
  isWide: true,
  schema: z.looseObject(bannerFields),
  hydrate: async (ctx, { props, ...input }) => {
    // Without a picture of its own it takes the one of the banners, and words only if it is given some.
    const { imageSource, image } = props.background ?? {};
    const background = {
      ...props.background,
      imageSource: imageSource ?? (image ? 'custom' : 'siteSection/bannerImage'),
    };
    return {
      ...bannerProps(ctx, { ...input, props: { ...props, background } }),
      title: String(props.title ?? ''),
      description: String(props.description ?? ''),
    };
  },
});
