// Titles and descriptions of widgets: own words, or those of what the page is about.
import { siteConfig } from '../config/site-config.ts';
import type { RequestContext } from '../http/context.ts';

type Props = Record<string, unknown>;

/** `none` keeps the words: they name the widget for those who cannot see it. */
export function withHeadings(ctx: RequestContext, props: Props, params: Props): Props {
  const title = wordsOf(ctx, props.titleType, params);
  const description = wordsOf(ctx, props.descriptionType, params);
  if (title === undefined && description === undefined) return props;
  return {
    ...props,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** `category/name` and its like; undefined: what is written in the layout counts. */
function wordsOf(ctx: RequestContext, type: unknown, params: Props): string | undefined {
  if (typeof type !== 'string' || !type.includes('/')) return undefined;
  const value = type
    .split('/')
    .reduce<unknown>((part, key) => (part as Props | undefined | null)?.[key], withPlace(params));
  if (typeof value === 'string' && value !== '') return value;
  return siteWords(ctx, type);
}

/** The community where the page names no section of it. */
function siteWords(ctx: RequestContext, type: string): string | undefined {
  if (type === 'siteSection/name') return ctx.setting(siteConfig.title);
  if (type === 'siteSection/description') return ctx.setting(siteConfig.description) || undefined;
  return undefined;
}

/** The nearest place a page is about. */
function withPlace(params: Props): Props {
  return { ...params, place: params.category ?? params.siteSection };
}
