// `#bees::tag`, `#workshop:glazes::category` and `#workshop`: links to what they name.
import { classesOf, findElement, type HtmlElement, isElement, parseHtml, textOf } from './dom.ts';

const NAMED =
  /(?<![\p{L}\p{N}_&/#[(@])#([\p{L}\p{N}_-]{1,100}(?::[\p{L}\p{N}_-]{1,100})?)(?:::(tag|category))?(?![\p{L}\p{N}_]|::)/gu;

/** Where no kind is written, the rendered post shows whether it was one at all: `#1` is mostly a number. */
export function linkHashtags(text: string, cooked: string): string {
  if (!text.includes('#')) return text;
  const shown = cooked.includes('hashtag') ? shownHashtags(cooked) : new Map<string, string>();
  return text.replace(NAMED, (written, name: string, kind: string | undefined) => {
    const address =
      kind === 'tag'
        ? `/tag/${encodeURIComponent(name)}`
        : (shown.get(name.toLowerCase()) ?? (kind && `/c/${name.replace(':', '/')}`));
    return address ? `[#${name.replaceAll('_', '\\_')}](${address})` : written;
  });
}

/** Addresses by the names that stand behind the sign. */
function shownHashtags(cooked: string): Map<string, string> {
  const shown = new Map<string, string>();
  const note = (element: HtmlElement): boolean => {
    const classes = classesOf(element);
    const { href } = element.attribs;
    if (href && (classes.has('hashtag') || classes.has('hashtag-cooked')))
      for (const name of namesOf(element, href)) shown.set(name.toLowerCase(), pathOf(href));
    // All of them are wanted, not the first.
    return false;
  };
  for (const node of parseHtml(cooked)) {
    if (isElement(node)) note(node);
    findElement(node, note);
  }
  return shown;
}

function namesOf(element: HtmlElement, href: string): string[] {
  const ofPath = /^(?:https?:\/\/[^/]+)?\/c\/(.+?)(?:\/\d+)?\/?$/.exec(href)?.[1]?.replace('/', ':');
  const { 'data-ref': ref, 'data-slug': slug } = element.attribs;
  return [ref, slug, ofPath, textOf(element).replace(/^#/, '')].flatMap((name) =>
    name ? [name.replace(/::\w+$/, '')] : [],
  );
}

function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+(?=\/)/, '').replace(/[()\s<>]/g, encodeURIComponent);
}
