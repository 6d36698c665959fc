// Which tables a statement names, and whether it reads or changes them. No full grammar of SQL: a table stands after one of
// few words, and what stands there by chance (a function, a column after `extract(year from`) is no table of ours.

export type Access = 'reads' | 'writes';

export interface TableUse {
  table: string;
  access: Access;
  /** Where in the text it is named. */
  at: number;
}

interface Token {
  text: string;
  at: number;
}

/** What a value of a template becomes in the text that is looked through. */
export const VALUE = '$0';
/** A value that may be the name of a table. */
export const NAME = '$1';

// Texts and comments go first, so that no word in them counts.
const TOKENS =
  /--[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|'(?:[^']|'')*'|"([^"]+)"|[a-z_][a-z0-9_$]*|\$\d+|[^\s\w]|\d+/gi;

/** What ends a list of tables. Joins do not: `from a join b on true, c` goes on. */
const AFTER_TABLES = new Set(
  'where group having order limit offset fetch for set returning union except intersect window values select do when'.split(
    ' ',
  ),
);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKENS)]
    .filter(([all]) => !all.startsWith("'") && !all.startsWith('--') && !all.startsWith('/*'))
    .map((match) => ({ text: match[1] ?? match[0].toLowerCase(), at: match.index }));
}

/** Names that a statement gives to its own subselects: `with ids as (`, `recent (id) as materialized (`. */
export function namesOfSubselects(text: string): string[] {
  const named = /([a-z_]\w*)\s*(?:\([^()]*\)\s*)?\bas\s+(?:not\s+)?(?:materialized\s*)?\(/gi;
  return [...text.matchAll(named)].map(([, name]) => (name ?? '').toLowerCase());
}

export function tableUsesOf(text: string): TableUse[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.text;
    switch (token.text) {
      case 'from':
        // `is distinct from score`
        if (before === 'distinct') return [];
        return tablesFrom(tokens, at + 1, before === 'delete' ? 'writes' : 'reads');
      case 'join':
      case 'references':
        return tablesFrom(tokens, at + 1, 'reads').slice(0, 1);
      case 'using':
        if (tokens[at + 1]?.text === '(') return [];
        return tablesFrom(tokens, at + 1, 'reads');
      case 'update':
        if (['for', 'do', 'key', 'on'].includes(before ?? '')) return [];
        return tablesFrom(tokens, at + 1, 'writes').slice(0, 1);
      case 'into':
      case 'truncate':
        return tablesFrom(tokens, at + 1, 'writes', true);
      default:
        return [];
    }
  });
}

/** The tables of a list: of `delete from` only the first is changed. */
function tablesFrom(tokens: Token[], start: number, access: Access, mayOpen = false): TableUse[] {
  const uses: TableUse[] = [];
  let isExpected = true;
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const { text } = tokens[at] as Token;
    if (text === '(' || text === ')') {
      depth += text === '(' ? 1 : -1;
      if (depth < 0) break;
      // `from (a join b)` names a table; `from (select` is found by its own words.
      continue;
    }
    if (depth > 0) continue;
    if (text === ';' || AFTER_TABLES.has(text)) break;
    if (text === ',') isExpected = true;
    else if (isExpected && !['only', 'lateral', 'table'].includes(text)) {
      isExpected = false;
      const named = nameAt(tokens, at);
      if (named && (mayOpen || tokens[named.next]?.text !== '('))
        uses.push({ table: named.name, access, at: tokens[at]?.at ?? 0 });
      at = (named?.next ?? at + 1) - 1;
    }
    if (mayOpen && uses.length > 0) break;
  }
  return uses;
}

/** Other schemas than ours are the queue's and the database's own. */
function nameAt(tokens: Token[], at: number): { name: string; next: number } | undefined {
  const name = tokens[at]?.text ?? '';
  if (tokens[at + 1]?.text !== '.') return { name, next: at + 1 };
  return name === 'public' ? { name: tokens[at + 2]?.text ?? '', next: at + 3 } : { name: '', next: at + 3 };
}
