// What an add-on is about is not said in the core: not its name, not the words of its subject. The core without the add-on
// has no place that waits for it; what the core needs to be told goes through an extension point.
import { placeOf } from './place.ts';
import { lineAt, type Source, type SyntaxNode, type Violation, walk } from './source.ts';

interface AddonWords {
  texts: readonly RegExp[];
  names: readonly RegExp[];
}

/** What texts and names must not contain. Questions and answers of programs are everywhere: only those of people count. */
const WORDS_OF_ADDONS: Readonly<Record<string, AddonWords>> = {
  qna: {
    texts: [
      /qna/i,
      // Types and addresses: 'question', "/discussions/unanswered", `case when type = 'answer'`.
      /^\/?(?:[\w-]+\/)*(?:questions?|answers|unanswered|solved)$/i,
      /'(?:question|answer)'/i,
      /\b(?:accept|reject|suggest)(?:ed)?_?answers?/i,
      // Tables.
      /\b(?:from|into|join|update|table)\s+answers\b/i,
      /\bquestions?\b[^.]*\banswer|\b(?:accepted|best) answers?\b/i,
    ],
    names: [
      /qna/i,
      /^isQuestions?$|^(?:question|answer)IDs?$/,
      /(?:accept|reject|suggest)(?:ed)?_?answers?/i,
    ],
  },
  ideation: {
    texts: [
      /ideation/i,
      /^\/?(?:[\w-]+\/)*ideas?$/i,
      /'idea'/,
      /\b(?:from|into|join|update|table)\s+ideas?\b|\bidea_\w+/i,
    ],
    names: [/ideation/i, /^isIdeas?$|^ideaIDs?$/],
  },
  onboarding: { texts: [/onboarding/i], names: [/onboarding/i] },
  'thank-you-notes': { texts: [/thank.?you.?notes?/i], names: [/thankYou/i] },
};

/** What is right as it is, by the beginning of its path. */
const EXCEPTIONS: readonly { path: string; reason: string }[] = [
  { path: 'features/imports/server/', reason: 'the words of the exports that importers read' },
  { path: 'features/demo/content/', reason: 'made-up posts' },
];

/** A setting of members that the API promises, with its column: whoever suggests answers reads it. */
const PROMISED = /suggest_?answers/gi;

export function violationsOfAddonWords(sources: readonly Source[]): Violation[] {
  return sources.filter(({ path }) => isCore(path)).flatMap(violationsIn);
}

function isCore(path: string): boolean {
  if (placeOf(path).isTest || !/^(?:platform|features|app|tools\/messages)\/.*\.tsx?$/.test(path))
    return false;
  return !EXCEPTIONS.some((exception) => path.startsWith(exception.path));
}

function violationsIn({ path, text, syntax }: Source): Violation[] {
  const seen = new Set<string>();
  return walk(syntax).flatMap(([node, parents]) => {
    const words = wordsOf(node, parents.at(-1)) ?? '';
    const addon = addonOf(words, /Identifier$/.test(node.type) ? 'names' : 'texts');
    const line = lineAt(text, node.start);
    if (addon === undefined || seen.has(`${line} ${words}`)) return [];
    seen.add(`${line} ${words}`);
    const message = `“${words.trim().slice(0, 60)}” is the add-on ${addon}'s: let it contribute that by an extension point`;
    return [{ path, line, message }];
  });
}

function addonOf(words: string, kind: keyof AddonWords): string | undefined {
  const own = words.replace(PROMISED, '');
  const found = Object.entries(WORDS_OF_ADDONS).find(([, refused]) =>
    refused[kind].some((each) => each.test(own)),
  );
  return found?.[0];
}

function wordsOf(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  switch (node.type) {
    case 'Literal':
      return parent && /^(?:Import|Export)/.test(parent.type) ? undefined : literalWords(node);
    case 'TemplateElement':
      return (node.value as { raw: string }).raw;
    case 'JSXText':
      return String(node.value);
    case 'Identifier':
    case 'JSXIdentifier':
      return String(node.name);
    default:
      return undefined;
  }
}

function literalWords(node: SyntaxNode): string | undefined {
  if (typeof node.value === 'string') return node.value;
  return (node.regex as { pattern: string } | undefined)?.pattern;
}
