// Refusals in the language of whoever reads them. Code writes them in English, with what they are about filled in.
import type { ErrorBody, FieldError } from '../../contract/errors.ts';
import type { Messages } from '../../contract/languages/translate.ts';

export function translateProblem(body: ErrorBody, messages: Messages): ErrorBody {
  if (Object.keys(messages).length === 0) return body;
  const say = (text: string): string => messageFor(text, messages);
  return {
    ...body,
    message: say(body.message),
    ...(body.description && { description: say(body.description) }),
    ...(body.actionButton && {
      actionButton: { ...body.actionButton, label: say(body.actionButton.label) },
    }),
    ...(body.errors && {
      errors: body.errors.map((error): FieldError => ({ ...error, message: say(error.message) })),
    }),
  };
}

/** `name is required.` is translated by the message `{field} is required.` */
function messageFor(text: string, messages: Messages): string {
  const known = messages[text];
  if (typeof known === 'string') return known;
  if (text.length > MOST_LETTERS) return text;
  // What is filled in may be a word of the interface too: `Discussion not found.`
  const translatedValues = (value: string): string => {
    const own = messages[value];
    return typeof own === 'string' ? own : value;
  };
  for (const { pattern, translation } of templatesOf(messages)) {
    const found = pattern.exec(text)?.groups;
    if (found)
      return translation.replace(/\{(\w+)\}/g, (gap, name: string) => translatedValues(found[name] ?? gap));
  }
  return text;
}

interface Template {
  pattern: RegExp;
  translation: string;
}

const templates = new WeakMap<Messages, Template[]>();

/** Whatever somebody sent can be filled in, and to look for gaps takes the square of the length. */
const MOST_LETTERS = 1000;

/** Those of whole sentences: what is little more than a gap would fit anything. */
const FEWEST_LETTERS = 8;

function templatesOf(messages: Messages): Template[] {
  const made = templates.get(messages);
  if (made) return made;
  const all = Object.entries(messages).flatMap(([text, translation]) => {
    const letters = text.replace(/\{\w+\}|\P{L}/gu, '').length;
    if (typeof translation !== 'string' || !/\{\w+\}/.test(text) || letters < FEWEST_LETTERS) return [];
    return [{ pattern: patternOf(text), translation, letters }];
  });
  all.sort((a, b) => b.letters - a.letters);
  templates.set(messages, all);
  return all;
}

function patternOf(text: string): RegExp {
  const seen = new Set<string>();
  const source = text
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      // A gap that stands twice is filled alike both times.
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 'su');
}
