// What a searcher writes: words, "exact phrases", -exclusions, prefix*, OR.
import { tokenizeTerm } from './tokenize.ts';

export interface SearchTerm {
  words: string[];
  kind: 'word' | 'phrase' | 'prefix';
  isExcluded: boolean;
}

/** Alternatives of which all terms must hold: `a b OR c` is [[a, b], [c]]. */
export interface SearchQuery {
  alternatives: SearchTerm[][];
}

const MAX_TERMS = 24;
const TERM = /(-?)"([^"]*)"?|(\S+)/g;

export function parseQuery(text: string, operator: 'and' | 'or' = 'and'): SearchQuery {
  const alternatives: SearchTerm[][] = [[]];
  let count = 0;
  for (const match of text.slice(0, 1000).matchAll(TERM)) {
    if (count >= MAX_TERMS) break;
    if (match[3] === 'OR' || match[3] === '|') {
      alternatives.push([]);
      continue;
    }
    const term = match[2] === undefined ? bareTerm(match[3] ?? '') : quotedTerm(match[2], match[1] === '-');
    if (term.words.length === 0) continue;
    count++;
    if (operator === 'or' && !term.isExcluded && alternatives.at(-1)?.some((each) => !each.isExcluded))
      alternatives.push([]);
    alternatives.at(-1)?.push(term);
  }
  // An alternative of exclusions alone would be everything but; it joins the ones before.
  const filled = alternatives.filter((terms) => terms.length > 0);
  return { alternatives: filled.filter((terms) => terms.some((term) => !term.isExcluded)) };
}

function quotedTerm(text: string, isExcluded: boolean): SearchTerm {
  return { words: tokenizeTerm(text).words, kind: 'phrase', isExcluded };
}

function bareTerm(text: string): SearchTerm {
  const isExcluded = text.startsWith('-') && text.length > 1;
  const bare = isExcluded ? text.slice(1) : text;
  const { words } = tokenizeTerm(bare);
  if (bare.endsWith('*')) return { words, kind: 'prefix', isExcluded };
  return { words, kind: words.length > 1 ? 'phrase' : 'word', isExcluded };
}

/** The words of the query that a reader should see marked in the results. */
export function markedWords(query: SearchQuery): string[] {
  return [
    ...new Set(
      query.alternatives
        .flat()
        .filter((term) => !term.isExcluded)
        .flatMap((term) => term.words),
    ),
  ];
}
