// What administrators write themselves: markup, limited to presentation, with scoped styles.
import { z } from 'zod';
import type { MarkupNode } from '../../../platform/contract/marked-html.ts';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { MARK, readMarks, unreadableProps } from '../../../platform/server/layouts/marked-elements.ts';
import { field, flag, text } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { cleanMarkedMarkup, cleanMarkup } from './clean-markup.ts';
import { bringStyles } from './html-styles.ts';

const written = z.string().max(100_000).optional();
const code = (
  title: string,
  language: 'html' | 'css' | 'javascript',
  description?: string,
  schema = written,
) => field(schema, title, { inputType: 'code', language }, description);

const marked = written.superRefine((html, context) => {
  for (const given of unreadableProps(html ?? '').slice(0, 5)) {
    const message = `data-props must be an object of JSON, not ${given.slice(0, 50)}.`;
    context.addIssue({ code: 'custom', message });
  }
});

export const htmlWidget = widget({
  id: 'html',
  component: 'HtmlWidget',
  name: 'Custom HTML',
  schema: z.looseObject({
    name: text('Name', undefined, 200),
    isAdvertisement: flag(
      'Is an advertisement',
      undefined,
      'Members with the permission noAds.use do not see it.',
    ),
    html: code(
      'HTML',
      'html',
      'An element with data-react="react.tag" becomes the widget of that name, data-props what is set on it.',
      marked,
    ),
    css: code('CSS', 'css'),
    javascript: code('JavaScript', 'javascript', 'Kept, and not run: what acts is a custom fragment.'),
  }),
  expand: {
    from: 'html',
    into: (props, siteUrl) => {
      if (typeof props.html !== 'string' || !props.html.includes(MARK)) return props;
      const found = readMarks(cleanMarkedMarkup(props.html, siteUrl));
      if (!found) return props;
      // Elements' attributes are data here, whatever they say: nothing in them is filled in.
      return { ...props, tree: { $hydrate: 'literal', data: found.tree }, ...found.widgets };
    },
  },
  hydrate: async (ctx, { props }) => {
    if (props.isAdvertisement === true && ctx.can('noAds.use')) return null;
    const tree = props.tree as readonly MarkupNode[] | undefined;
    const html = tree ? '' : cleanMarkup(String(props.html ?? ''), ctx.site.url);
    if (!tree && html.trim() === '') return null;
    const name = bringStyles(String(props.css ?? ''));
    return {
      ...(typeof props.name === 'string' && { name: props.name }),
      isAdvertisement: props.isAdvertisement === true,
      ...(tree ? { tree, ...mountsIn(props) } : { html }),
      ...(name && { look: { className: name, href: `/widget-styles/${name}.css` } }),
    };
  },
});

/** `null`: not for this viewer. */
function mountsIn(props: Record<string, unknown>): Record<`mount${number}`, LayoutNode> {
  const mounts = Object.entries(props).filter(([name]) => /^mount\d+$/.test(name));
  return Object.fromEntries(mounts) as Record<`mount${number}`, LayoutNode>;
}
