// The kinds of records that can be found, each declared by a feature: `extensions: [searchKinds.add(cakeKind)]`.
import type { Queryable } from '../../../platform/server/db/database.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { SearchInput, SearchResult } from '../search.contract.ts';
import type { ResultKind } from '../search-results.contract.ts';
import type { Snippet } from './snippet.ts';

/** What is stored of a record. It is found where its category can be seen; without one, everywhere. */
export interface SearchDocument {
  record_id: number;
  type: string;
  discussion_id: number | null;
  category_id: number | null;
  insert_user_id: number | null;
  score: number;
  date_inserted: string;
  date_updated: string | null;
  /** What weighs most, what weighs less, and the rest as HTML. */
  title: string;
  labels: string;
  body_html: string;
}

export interface Found {
  record_type: string;
  record_id: number;
  rank: number;
  match_count: number;
}

export interface Searched {
  input: SearchInput;
  /** What is marked in the results. */
  words: readonly string[];
}

/** What a result shows of a record, its link above all. */
export type FoundRecord = Omit<
  SearchResult,
  'recordType' | 'recordID' | 'isForeign' | 'searchScore' | 'subqueryMatchCount'
> & { snippet: Snippet };

export interface SearchKind {
  /** The `recordType` of its results and documents. */
  recordType: string;
  /** The values of `domain` that ask for it; everything is `all_content`. */
  domains: readonly string[];
  /** The values of `types` that ask for it. */
  types: readonly string[] | ((ctx: SiteFeatures) => readonly string[]);
  /** What people call the types of its results. */
  names?: (ctx: RequestContext) => Readonly<Record<string, ResultKind>>;
  /** A select of the ids of all that have a document, as `id`. */
  records: Sql;
  /** Documents of these records; `features` are all of the site. One that has none any more is found no longer. */
  readDocuments: (
    db: Queryable,
    ids: readonly number[],
    features: readonly Feature[],
  ) => Promise<SearchDocument[]>;
  /** Absent: everybody may look for them. */
  mayFind?: (ctx: RequestContext) => boolean;
  /** A condition on `search_documents`: those of them that this viewer may find. Absent: all. */
  visible?: (ctx: RequestContext) => Sql;
  /** In the order of `found`; nothing for what is not there any more. Kinds with one function are presented by one call. */
  present: (
    ctx: RequestContext,
    found: readonly Found[],
    searched: Searched,
  ) => Promise<(FoundRecord | undefined)[]>;
}

type SiteFeatures = Pick<RequestContext, 'site' | 'config'>;

export const searchKinds = new ExtensionPoint<SearchKind>();
