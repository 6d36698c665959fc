import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../contract/safe-html.ts';
import {
  ATTRIBUTES,
  CLASS_FAMILIES,
  CLASSES,
  ELEMENTS,
  RENAMED,
  SILENT_ELEMENTS,
  TWO_WAY_ELEMENTS,
  VALUES,
} from './allow-list.ts';
import { MATH_ATTRIBUTES, MATH_ELEMENTS, mathAttributes } from './math/mathml-allow-list.ts';
import { mentionKey } from './mentions.ts';
import type { Rendering } from './render-context.ts';
import { safeImageUrl, safeLink } from './safe-url.ts';
import { ElementCounter } from './too-complicated.ts';

type Attributes = sanitizeHtml.Attributes;

const MAX_DEPTH = 100;
const KNOWN: ReadonlySet<string> = new Set(ELEMENTS);

const FIXED: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: ATTRIBUTES as Record<string, string[]>,
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: SILENT_ELEMENTS,
  selfClosing: ['br', 'hr', 'img', 'wbr', 'col'],
  nestingLimit: MAX_DEPTH,
  parseStyleAttributes: false,
};

const WITH_FORMULAS: sanitizeHtml.IOptions = {
  ...FIXED,
  allowedTags: [...ELEMENTS, ...MATH_ELEMENTS],
  allowedAttributes: { ...ATTRIBUTES, ...MATH_ATTRIBUTES } as Record<string, string[]>,
};

/** sanitize-html reads its lists once more for every text, so those of formulas are given where there is one. */
function optionsFor(html: string): sanitizeHtml.IOptions {
  return /<math/i.test(html) ? WITH_FORMULAS : FIXED;
}

/** The last step of every rendering: what it returns is never parsed or edited as text again. */
export function sanitise(html: string, rendering: Rendering): SafeHtml {
  const pass = new Pass(rendering, optionsFor(html));
  const clean = sanitizeHtml(html, pass.options);
  if (!pass.hasRemoved) return clean as SafeHtml;
  // Where an element went, its neighbours may nest otherwise than they were read: one more reading settles it.
  return sanitizeHtml(clean, new Pass(rendering, optionsFor(clean)).options) as SafeHtml;
}

class Pass {
  hasRemoved = false;
  readonly options: sanitizeHtml.IOptions;
  private listings = 0;
  private readonly elements = new ElementCounter();
  private depth = 0;
  /** How many elements deep within a formula, the formula itself counted. */
  private math = 0;
  private readonly rendering: Rendering;

  constructor(rendering: Rendering, lists: sanitizeHtml.IOptions) {
    this.rendering = rendering;
    this.options = {
      ...lists,
      transformTags: {
        img: (_name, attributes) => image(attributes, this.rendering),
        '*': (name, attributes) => this.element(name, attributes),
      },
      onOpenTag: (name) => {
        this.elements.open();
        if (++this.depth > MAX_DEPTH) this.hasRemoved = true;
        if (name === 'pre') this.listings++;
        if (this.math > 0 || name === 'math') this.math++;
      },
      onCloseTag: (name) => {
        this.elements.close();
        this.depth--;
        if (name === 'pre') this.listings--;
        if (this.math > 0) this.math--;
      },
    };
  }

  private element(given: string, attributes: Attributes): sanitizeHtml.Tag {
    if (this.math > 0) return inFormula(given, attributes, this.math === 1);
    const tagName = RENAMED.get(given) ?? given;
    if (MATH_ELEMENTS.has(given)) return bareSpan();
    if (!KNOWN.has(tagName)) this.hasRemoved = true;
    if (given === 'center') attributes.class = 'AlignCenter';
    if (tagName === 'a') return link(attributes, this.rendering);
    if (tagName === 'img') return { tagName, attribs: attributes };
    if (tagName === 'code' && this.listings > 0) return bareSpan();
    const allowed = checked(tagName, attributes);
    onlyGivenID(allowed, this.rendering);
    return { tagName, attribs: allowed };
  }
}

/**
 * Stands for a link or picture with no address. Not a forbidden name: sanitize-html forgets to undo a rename when it
 * drops the element, and would then close a later element of the same depth with that name.
 */
function bareSpan(): sanitizeHtml.Tag {
  return { tagName: 'span', attribs: {} };
}

/** Within a formula nothing stands but its own elements, and without one none of them. */
function inFormula(name: string, attributes: Attributes, isFormula: boolean): sanitizeHtml.Tag {
  const isOurs = MATH_ELEMENTS.has(name) && (name === 'math') === isFormula;
  return isOurs
    ? { tagName: name, attribs: mathAttributes(name, attributes) }
    : { tagName: 'mrow', attribs: {} };
}

function checked(tagName: string, attributes: Attributes): Attributes {
  const allowed: Attributes = {};
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    if (name === 'class') {
      const classes = knownClasses(value);
      if (classes !== '') allowed.class = classes;
    } else if (VALUES.get(name)?.test(value) !== false) allowed[name] = value;
  }
  if (TWO_WAY_ELEMENTS.has(tagName)) allowed.dir ??= 'auto';
  if (tagName === 'pre') asListing(allowed);
  else if (tagName === 'code') allowed.class ??= 'code codeInline';
  return allowed;
}

function asListing(attributes: Attributes): void {
  if (!attributes.class?.includes('codeBlock')) {
    attributes.class = `code codeBlock ${attributes.class ?? ''}`.trim();
  }
  attributes.spellcheck = 'false';
  attributes.tabindex = '0';
}

function link(attributes: Attributes, rendering: Rendering): sanitizeHtml.Tag {
  const target = safeLink(attributes.href ?? '', rendering.origin);
  if (!target) return bareSpan();
  const allowed = checked('a', attributes);
  allowed.href = target.href;
  delete allowed.rel;
  onlyFootnotes(allowed, rendering);
  // Cards of this site are made when they are read, and by the site alone.
  if (!target.isExternal && allowed.class?.includes('embedLink')) delete allowed.class;
  if (target.isExternal) allowed.rel = 'nofollow noopener ugc';
  else if (allowed.target) allowed.rel = 'noopener';
  if (allowed.download !== undefined && !allowed.class?.includes('embedFile-link')) delete allowed.download;
  const key = mentionKey(allowed['data-userid'] ?? '', allowed['data-username'] ?? '');
  if (!rendering.mentionAnchors.has(key)) {
    delete allowed['data-userid'];
    delete allowed['data-username'];
    if (allowed.class?.includes('atMention')) delete allowed.class;
  }
  return { tagName: 'a', attribs: allowed };
}

/** Nobody names places of the page but the renderer. */
function onlyGivenID(allowed: Attributes, { noteIDs }: Rendering): void {
  if (allowed.id !== undefined && !noteIDs.has(allowed.id)) delete allowed.id;
}

/** The attributes of links to a footnote, or back, are allowed on no other link. */
function onlyFootnotes(allowed: Attributes, rendering: Rendering): void {
  onlyGivenID(allowed, rendering);
  if (allowed.href?.startsWith('#') && rendering.noteIDs.has(allowed.href.slice(1))) return;
  delete allowed.id;
  delete allowed.role;
  delete allowed['aria-label'];
}

function image(attributes: Attributes, rendering: Rendering): sanitizeHtml.Tag {
  const src = safeImageUrl(attributes.src ?? '', rendering.origin);
  if (src === null) return { ...bareSpan(), text: attributes.alt ?? '' };
  const allowed = checked('img', attributes);
  allowed.src = src;
  allowed.alt ??= '';
  if (allowed.width === undefined && allowed.height === undefined)
    Object.assign(allowed, sizeOf(src, rendering));
  allowed.loading = 'lazy';
  const isOurs = allowed.class && /(?:^| )(?:emoji|embed\w{1,40}-im(?:g|age))(?: |$)/.test(allowed.class);
  if (!isOurs) allowed.class = 'embedImage-img importedEmbed-img';
  return { tagName: 'img', attribs: allowed };
}

function sizeOf(src: string, { imageSizes, origin }: Rendering): Attributes | undefined {
  const size = imageSizes?.get(src.startsWith(origin) ? src.slice(origin.length) : src);
  return size && { width: String(size.width), height: String(size.height) };
}

const classCache = new Map<string, string>();

function knownClasses(value: string): string {
  const cached = classCache.get(value);
  if (cached !== undefined) return cached;
  const classes = value
    .split(/\s+/)
    .filter((name) => CLASSES.has(name) || CLASS_FAMILIES.test(name))
    .join(' ');
  if (classCache.size > 1000) classCache.clear();
  if (value.length <= 200) classCache.set(value, classes);
  return classes;
}
