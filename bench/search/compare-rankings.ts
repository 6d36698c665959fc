// Which of two rankings is better, by a rule that is the same for both. A result counts 3 where its title holds all that was asked for,
// 2 where its title and text do, 1 where it holds no more than parts of them; the first place counts most, the
// tenth a third of it (as in discounted cumulative gain). Lists whose sums differ by less than a fiftieth are as good as each other.
import { parseQuery } from '../../features/search/server/query-language.ts';
import { toTsquery } from '../../features/search/server/search.query.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Site } from '../../platform/server/site/site.ts';

export interface Comparison {
  better: number;
  worse: number;
  asGood: number;
  /** Sums of all lists. */
  before: number;
  after: number;
}

interface Compared {
  text: string;
  before: readonly string[];
  after: readonly string[];
}

const SAME = 0.02;

export async function compareRankings(site: Site, pairs: readonly Compared[]): Promise<Comparison> {
  const comparison: Comparison = { better: 0, worse: 0, asGood: 0, before: 0, after: 0 };
  for (const { text, before, after } of pairs) {
    const grades = await gradesOf(site, text, [...new Set([...before, ...after])]);
    const [was, is] = [sumOf(before, grades), sumOf(after, grades)];
    comparison.before += was;
    comparison.after += is;
    if (Math.abs(is - was) <= SAME * Math.max(is, was)) comparison.asGood++;
    else if (is > was) comparison.better++;
    else comparison.worse++;
  }
  return comparison;
}

function sumOf(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  return found.reduce((sum, key, at) => sum + (grades.get(key) ?? 0) / Math.log2(at + 2), 0);
}

async function gradesOf(site: Site, text: string, keys: string[]): Promise<Map<string, number>> {
  const query = parseQuery(text);
  const exact = toTsquery(query, new Map()) ?? null;
  const inTitle = toTsquery(query, new Map(), { isOfNames: true }) ?? null;
  const rows = await site.database.rows<{ key: string; grade: number }>(sql`
    select record_type || ':' || record_id as key,
      case when words @@ ${inTitle}::tsquery then 3 when words @@ ${exact}::tsquery then 2 else 1 end as grade
    from search_documents where record_type || ':' || record_id = any(${keys}::text[])`);
  return new Map(rows.map(({ key, grade }) => [key, grade]));
}
