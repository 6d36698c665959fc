// A page that holds text: the text is what the first widget of its kind in the layout of the page shows.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { LayoutDefinition } from '../../../platform/server/layouts/view.ts';
import { preparedBody } from '../../mentions/server/prepared-body.ts';
import {
  type FormattedText,
  formattedText,
  LONGEST_TEXT,
  TEXT_WIDGET,
  textFormat,
} from '../../widgets/text.contract.ts';
import { customPageError } from '../custom-pages.contract.ts';
import { customPageLayout } from '../layouts/custom-page.layout.ts';

type Layout = readonly LayoutDefinition[];

/** As it will be stored; refuses what nobody could read, or what is too long for a page. */
export async function preparedText(ctx: RequestContext, given: FormattedText): Promise<FormattedText> {
  const { source, format } = await preparedBody(ctx, given.source, given.format, {
    min: 1,
    max: LONGEST_TEXT,
  });
  return { source, format: textFormat.parse(format) };
}

/** The title of the page, and the text below it. */
export function layoutOfText(text: FormattedText): LayoutDefinition[] {
  const [banner, column] = customPageLayout.layout;
  return [
    ...(banner ? [banner] : []),
    { ...column, $hydrate: 'react.section.1-column', children: [{ $hydrate: TEXT_WIDGET, text }] },
  ];
}

/** undefined: it holds none that can be written as one. */
export function textOf(layout: Layout): FormattedText | undefined {
  const parts = layout.flatMap((section) => Object.values(section).flatMap(partsOf));
  return shownBy(parts.find((part) => shownBy(part) !== undefined));
}

function shownBy(part: LayoutDefinition | undefined): FormattedText | undefined {
  return part?.$hydrate === TEXT_WIDGET ? formattedText.safeParse(part.text).data : undefined;
}

/** Whatever stands beside it stays. */
export function withText(layout: Layout, text: FormattedText): LayoutDefinition[] {
  let isPlaced = false;
  const placed = layout.map((section): LayoutDefinition => {
    const areas = Object.entries(section).map(([name, area]): [string, unknown] => {
      const parts = partsOf(area);
      const at = isPlaced ? -1 : parts.findIndex((part) => shownBy(part) !== undefined);
      const part = parts[at];
      if (!part) return [name, area];
      isPlaced = true;
      return [name, parts.with(at, { ...part, text })];
    });
    return Object.fromEntries(areas) as LayoutDefinition;
  });
  if (!isPlaced) throw customPageError('customPage.holdsNoText');
  return placed;
}

function partsOf(area: unknown): LayoutDefinition[] {
  return Array.isArray(area) ? (area as LayoutDefinition[]) : [];
}
