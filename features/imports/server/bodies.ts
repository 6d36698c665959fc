// Bodies as they are stored: source, rendered form, and whom they mention.
import { RENDERER_VERSION, renderBody } from '../../../platform/server/content/render-body.ts';
import type { MentionedUser } from '../../../platform/server/content/render-context.ts';
import { cleanText } from '../../../platform/server/db/clean-text.ts';
import type { WrittenBody } from '../../discussions/server/bulk/bulk-posts.ts';

export interface Source {
  source: string;
  format: 'markdown' | 'html';
}

export interface PreparedBody extends WrittenBody {
  isEmpty: boolean;
}

export type Mentioned = ReadonlyMap<string, MentionedUser>;

const NOBODY: Mentioned = new Map();

export interface BodyRendering {
  siteUrl: string;
  /** Formulas stand between `$` and `$`. */
  dollarMath?: boolean;
}

export function prepareBody(
  given: Source,
  rendering: BodyRendering,
  mentioned: Mentioned = NOBODY,
): PreparedBody {
  const body = cleanText(given.source);
  const rendered = renderBody(body, given.format, { ...rendering, mentionedUsers: mentioned });
  const ids = rendered.mentions.map((name) => mentioned.get(name.toLowerCase())?.userID);
  return {
    columns: { body, format: given.format, body_html: rendered.html, renderer_version: RENDERER_VERSION },
    excerpt: rendered.excerpt,
    image: rendered.image,
    mentionedIDs: [...new Set(ids.filter((id) => id !== undefined))],
    isEmpty: rendered.isEmpty,
  };
}
