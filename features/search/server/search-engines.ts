// Where words are looked up: PostgreSQL, unless an add-on brings another engine: `extensions: [searchEngines.add(engine)]`.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { SearchQuery } from './query-language.ts';

/** What an engine is given of a record: plain text, and nothing that says who may see it. */
export interface EngineDocument {
  recordID: number;
  /** What weighs most, what weighs less, and the rest. */
  title: string;
  labels: string;
  text: string;
  dateInserted: string;
}

export interface EngineQuery {
  query: SearchQuery;
  /** To be found in titles alone. */
  name: SearchQuery;
  /** Somebody is still typing: the last word may go on. */
  isUnfinished: boolean;
  recordTypes: readonly string[];
  /** So many at the most. */
  limit: number;
}

export interface EngineHit {
  recordType: string;
  recordID: number;
  /** The higher the nearer to the top. */
  rank: number;
}

/**
 * Its answers are candidates: who may see a record, and every filter, are conditions of a statement that reads its row of
 * `search_documents` afterwards. So an engine may be behind, and shows nobody anything by that.
 */
export interface SearchEngine {
  /** As answers name it, in `x-search-powered-by`. */
  name: string;
  /** Anew or again; may come twice. A failure is tried again by the job that indexes. */
  index: (site: Site, recordType: string, documents: readonly EngineDocument[]) => Promise<void>;
  remove: (site: Site, recordType: string, recordIDs: readonly number[]) => Promise<void>;
  /** Everything is forgotten; all documents are given to `index` after that. */
  clear: (site: Site) => Promise<void>;
  /** undefined, or a failure: words are looked up in PostgreSQL, by the statement that every search ends with. */
  find: (ctx: RequestContext, query: EngineQuery) => Promise<readonly EngineHit[] | undefined>;
}

export const searchEngines = new ExtensionPoint<SearchEngine>();

/** The words are stored in the rows of the documents and looked up there. */
export const postgresEngine: SearchEngine = {
  name: 'PostgreSQL',
  index: async () => {},
  remove: async () => {},
  clear: async () => {},
  find: async () => undefined,
};

/** The last of the features that are switched on: that of an add-on comes after this feature's own. */
export async function engineOf(site: Site): Promise<SearchEngine | undefined> {
  return searchEngines.of({ site, config: await site.snapshots.get(configSnapshot) }).at(-1);
}

/** undefined: PostgreSQL is to be asked. */
export async function askEngine(ctx: RequestContext, query: EngineQuery): Promise<EngineHit[] | undefined> {
  const engine = searchEngines.of(ctx).at(-1);
  const hasWords = query.query.alternatives.length + query.name.alternatives.length > 0;
  if (!engine || !hasWords) return undefined;
  try {
    return (await engine.find(ctx, query))?.slice(0, query.limit);
  } catch (error) {
    ctx.site.log.warn(
      { err: error, engine: engine.name },
      'the search engine did not answer; PostgreSQL does',
    );
    return undefined;
  }
}
