// What stands behind widgets and their items: pictures from where the layout says, colours as stylesheets of their own.
import { safeImageUrl } from '../../../platform/server/content/safe-url.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { bannerImageKey } from '../../config/server/branding.config.ts';
import { type Look, styleClassOf } from './style-classes.ts';

type Given = Record<string, unknown>;

export interface Backdrop {
  look?: Look;
  imageUrl?: string;
  imageUrlSrcSet?: string;
  useOverlay?: boolean;
  position?: (typeof POSITIONS)[number];
  size?: (typeof SIZES)[number];
  isFixed?: boolean;
}

const POSITIONS = ['center', 'top', 'bottom', 'left', 'right'] as const;
const SIZES = ['cover', 'contain', 'auto'] as const;

/** `params` of the page: whose pictures a background may take. */
export function backdropOf(
  ctx: RequestContext,
  background: unknown,
  params: PageParams = {},
  extra: { textColor?: unknown; spacing?: unknown } = {},
): Backdrop | undefined {
  const given = recordOf(background);
  const spacing = recordOf(extra.spacing);
  const look = styleClassOf({
    color: given.color,
    textColor: extra.textColor,
    top: spacing.top,
    bottom: spacing.bottom,
  });
  const imageUrl = pictureOf(ctx, given, params);
  if (!look && !imageUrl) return undefined;
  const position = POSITIONS.find((each) => each === given.position);
  const size = SIZES.find((each) => each === given.size);
  return {
    ...(look && { look }),
    ...(imageUrl && { imageUrl, useOverlay: given.useOverlay !== false }),
    ...(typeof given.imageUrlSrcSet === 'string' && { imageUrlSrcSet: given.imageUrlSrcSet }),
    ...(position && { position }),
    ...(size && { size }),
    ...(imageUrl && given.attachment === 'fixed' && { isFixed: true }),
  };
}

function pictureOf(ctx: RequestContext, given: Given, params: PageParams): string | undefined {
  switch (given.imageSource) {
    case 'styleGuide':
      return undefined;
    case 'siteSection/bannerImage':
      return pictureAt(ctx, ctx.setting(bannerImageKey));
    case 'category/bannerImage':
      return pictureAt(ctx, params.category?.bannerUrl);
    default:
      return pictureAt(ctx, given.image);
  }
}

/** Pictures of this site and of the web; whatever else is written there is none. */
export function pictureAt(ctx: RequestContext, address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  return safeImageUrl(address, ctx.site.url) ?? undefined;
}

/** Those that a schema names, without the others it lets through. */
type Named<Props> = { [Name in keyof Props as string extends Name ? never : Name]: Props[Name] };

type Replaced<Props, Others> = Omit<Named<Props>, keyof Others> & Others;

/** With backgrounds as the browser draws them. */
type Styled<Props> = Replaced<
  Props,
  {
    containerOptions?: Replaced<
      PropOf<Props, 'containerOptions'>,
      { outerBackground?: Backdrop; innerBackground?: Backdrop }
    >;
    itemOptions?: Replaced<
      PropOf<Props, 'itemOptions'>,
      { fallbackImage?: string; fallbackIcon?: string; box?: StyledBox<PropOf<Props, 'itemOptions'>> }
    >;
  }
>;

type StyledBox<Items> = Replaced<PropOf<Items, 'box'>, { background?: Backdrop }>;
type PropOf<Props, Name extends string> = NonNullable<Named<Props>[Name & keyof Named<Props>]>;

/** The shared props of widgets with what the browser needs to draw their colours. */
export function withStyles<Props extends Given>(
  ctx: RequestContext,
  props: Props,
  params: PageParams = {},
): Styled<Props> {
  const container = props.containerOptions === undefined ? undefined : recordOf(props.containerOptions);
  const items = props.itemOptions === undefined ? undefined : recordOf(props.itemOptions);
  return {
    ...props,
    ...(container && {
      containerOptions: {
        ...container,
        outerBackground: backdropOf(ctx, container.outerBackground, params),
        innerBackground: backdropOf(ctx, container.innerBackground, params),
      },
    }),
    ...(items && {
      itemOptions: {
        ...items,
        fallbackImage: pictureAt(ctx, items.fallbackImage),
        fallbackIcon: pictureAt(ctx, items.fallbackIcon),
        box: boxOf(ctx, items),
      },
    }),
  } as Given as Styled<Props>;
}

function boxOf(ctx: RequestContext, { box, fg }: Given): Given | undefined {
  const given = recordOf(box);
  const background = backdropOf(ctx, given.background, {}, { textColor: fg });
  if (box === undefined && !background) return undefined;
  return { ...given, background };
}

function recordOf(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
