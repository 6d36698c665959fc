import type { Dialect } from '../../../platform/server/content/bbcode/bbcode-tags.ts';

const MARKS = ['b', 'i', 'u', 's', 'color', 'size', 'font', 'center', 'left', 'right', 'url'];
const BLOCKS = [
  'quote',
  'code',
  'list',
  'ul',
  'ol',
  'li',
  '*',
  'spoiler',
  'details',
  'poll',
  'hr',
  'p',
  'table',
  'tr',
  'td',
];
const VERBATIM = ['code', 'img', 'email', 'video', 'youtube', 'gist', 'github', 'url'];

/** The BBCode that stands between the Markdown of a forum with a past. */
export const DISCOURSE_TAGS: Dialect = {
  known: new Set([...MARKS, ...BLOCKS, ...VERBATIM]),
  blocks: new Set(BLOCKS),
  inline: new Set(MARKS),
  verbatim: new Set(VERBATIM),
  void: new Set(['hr']),
};
