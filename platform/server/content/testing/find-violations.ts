import { Parser } from 'htmlparser2';
import { ATTRIBUTES, CLASS_FAMILIES, CLASSES, ELEMENTS } from '../allow-list.ts';
import { MATH_ATTRIBUTES } from '../math/mathml-allow-list.ts';

const SAFE_LINK = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i;
const SAFE_IMAGE = /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i;

/** Everything in a piece of finished HTML that no rule allows; it shares the lists, not the code. */
export function violations(html: string): string[] {
  const found: string[] = [];
  let math = 0;
  const parser = new Parser({
    onclosetag() {
      if (math > 0) math--;
    },
    onopentag(name, attributes) {
      if (math > 0 || name === 'math') {
        math++;
        found.push(...mathViolations(name, attributes, math));
        return;
      }
      if (!ELEMENTS.includes(name)) found.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        const allowed = [...(ATTRIBUTES['*'] ?? []), ...(ATTRIBUTES[name] ?? [])];
        if (!allowed.includes(key)) found.push(`<${name} ${key}>`);
        if (key === 'href' && !SAFE_LINK.test(value)) found.push(`href ${value}`);
        if (key === 'src' && !SAFE_IMAGE.test(value)) found.push(`src ${value}`);
        if (key === 'class') found.push(...unknownClasses(value));
      }
      if (name === 'a' && attributes.href === undefined) found.push('a without href');
      const isOffSite =
        /^https?:/i.test(attributes.href ?? '') && !attributes.href?.startsWith('https://forum.example');
      if (name === 'a' && isOffSite && attributes.rel !== 'nofollow noopener ugc')
        found.push(`rel ${attributes.href}`);
    },
    oncomment: (comment) => found.push(`comment ${comment}`),
    onprocessinginstruction: (name) => found.push(`instruction ${name}`),
  });
  parser.write(html);
  parser.end();
  return found;
}

/** Formulas hold the elements and attributes of their own list, and no formula holds another. */
function mathViolations(name: string, attributes: Readonly<Record<string, string>>, depth: number): string[] {
  const allowed = MATH_ATTRIBUTES[name];
  if (!allowed || (name === 'math') !== (depth === 1)) return [`<${name}> in a formula`];
  return Object.entries(attributes)
    .filter(([key, value]) => !allowed.includes(key) || /[:;()<>]|script/i.test(value))
    .map(([key, value]) => `<${name} ${key}="${value}">`);
}

function unknownClasses(value: string): string[] {
  return value.split(' ').filter((name) => !CLASSES.has(name) && !CLASS_FAMILIES.test(name));
}
