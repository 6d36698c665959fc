// Formatted text as layouts hold it.
import { z } from 'zod';
import { MAX_JSON_BODY_LENGTH } from '../../platform/contract/body-fields.ts';

/** Those that the editor writes. */
export const textFormat = z.enum(['rich2', 'markdown', 'text', 'textex', 'html', 'wysiwyg', 'bbcode']);

/** `source`, not `body`: what is so called is rendered, and left out of the data of a page. */
export const formattedText = z.object({ source: z.string().max(MAX_JSON_BODY_LENGTH), format: textFormat });
export type FormattedText = z.infer<typeof formattedText>;

/** As layouts name the widget that shows it. */
export const TEXT_WIDGET = 'react.text';

/** In visible characters, where it is the whole of a page. */
export const LONGEST_TEXT = 50_000;
