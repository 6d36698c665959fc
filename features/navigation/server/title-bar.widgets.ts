// The server half of the title bar.

import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { logoKey, mobileLogoKey, nameBesideLogoKey } from '../../config/server/branding.config.ts';
import { shownTheme } from '../../themes/server/chosen-theme.ts';
import { logoOf as logoOfTheme } from '../../themes/server/theme-logo.ts';
import { type HydratedTitleBar, type TitleBarProps, titleBarProps } from '../title-bar.contract.ts';
import { shownAccountGroups, shownAccountTabs } from './account-box.ts';
import { searchScopesKey } from './navigation.config.ts';
import { shownNavigation, shownOf } from './navigation.queries.ts';
import { inReadersWords } from './navigation.translatable.ts';
import { styleUrlOf } from './title-bar-style.ts';

export const titleBarWidget = widget({
  id: 'titleBar',
  component: 'TitleBar',
  name: 'Title Bar',
  fragmentTypes: ['TitleBarFragment'],
  schema: titleBarProps,
  hydrate: async (ctx, { props }) => ({ ...(await hydrateTitleBar(ctx, props)) }),
});

async function hydrateTitleBar(ctx: RequestContext, props: TitleBarProps): Promise<HydratedTitleBar> {
  const styleUrl = styleUrlOf(props);
  const searchScopes = ctx.setting(searchScopesKey);
  return {
    siteName: ctx.setting(siteConfig.title),
    positioning: props.positioning ?? 'StickySolid',
    borderType: props.borderType ?? 'border',
    ...(props.hasLabels && { hasLabels: true }),
    logo: await logoOf(ctx, props),
    navigation: {
      items:
        props.navigationType === 'custom'
          ? shownOf(ctx, props.navigation?.items ?? [])
          : await inReadersWords(ctx, shownNavigation(ctx)),
      alignment: props.navigation?.alignment ?? 'left',
    },
    ...(styleUrl && { styleUrl, ...dressOf(props) }),
    ...(searchScopes.length > 1 && { searchScopes }),
    ...(!ctx.viewer.isGuest && { account: { tabs: shownAccountTabs(ctx), groups: shownAccountGroups(ctx) } }),
    canPost: ctx.can('discussions.add'),
  };
}

/** For code that draws a bar of its own; ours has them from its stylesheet. */
function dressOf({ backgroundColor, foregroundColor, height, heightMobile }: TitleBarProps) {
  return {
    ...(backgroundColor && { backgroundColor }),
    ...(foregroundColor && { foregroundColor }),
    ...(height && { height }),
    ...(heightMobile && { heightMobile }),
  };
}

/** The layout's own, else the theme's, else the one of the community: never the halves of two. */
async function logoOf(
  ctx: RequestContext,
  { logo = {}, logoType }: TitleBarProps,
): Promise<HydratedTitleBar['logo']> {
  const own = logoType === 'custom' || (logoType === undefined && logo.imageUrl !== undefined);
  const { imageUrl, imageUrlMobile } = own
    ? logo
    : (logoOfTheme(await shownTheme(ctx)) ?? {
        imageUrl: ctx.setting(logoKey),
        imageUrlMobile: ctx.setting(mobileLogoKey),
      });
  const hasNameBesideLogo = logo.hasNameBesideLogo ?? ctx.setting(nameBesideLogoKey);
  return {
    url: logo.url ?? '/',
    alignment: logo.alignment ?? 'left',
    alignmentMobile: logo.alignmentMobile ?? 'center',
    ...(imageUrl && { imageUrl }),
    ...(imageUrlMobile && { imageUrlMobile }),
    ...(hasNameBesideLogo && { hasNameBesideLogo }),
  };
}
