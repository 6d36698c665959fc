// What administrators write themselves: markup, kept to what shows things, and looks that reach no further than it.
import { z } from 'zod';
import { field, flag, text } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { cleanMarkup } from './clean-markup.ts';
import { bringStyles } from './html-styles.ts';

const code = (title: string, language: 'html' | 'css' | 'javascript', description?: string) =>
  field(z.string().max(100_000).optional(), title, { inputType: 'code', language }, description);

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
    html: code('HTML', 'html'),
    css: code('CSS', 'css'),
    javascript: code('JavaScript', 'javascript', 'Kept, and not run: what acts is a custom fragment.'),
  }),
  hydrate: async (ctx, { props }) => {
    if (props.isAdvertisement === true && ctx.can('noAds.use')) return null;
    const html = cleanMarkup(String(props.html ?? ''), ctx.site.url);
    if (html.trim() === '') return null;
    const name = bringStyles(String(props.css ?? ''));
    return {
      ...(typeof props.name === 'string' && { name: props.name }),
      isAdvertisement: props.isAdvertisement === true,
      html,
      ...(name && { look: { className: name, href: `/widget-styles/${name}.css` } }),
    };
  },
});
