// What a site has made of its records and can make anew: indexes and caches, as data. Capabilities add what they have; the
// page of repairs shows and runs them, beside the recounts that manifests declare.
import type { Translator } from '../../contract/languages/translate.ts';
import type { Queryable } from '../db/database.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';
import type { Site } from '../site/site.ts';

export interface RepairFact {
  name: string;
  value: string;
}

export interface SiteRepair {
  /** `search.index`: unique, as the names of recounts are. */
  name: string;
  kind: 'index' | 'cache';
  /** What it is about, and what the button that runs it says. */
  words: (translator: Translator) => { title: string; act: string };
  /** How it stands, in the reader's language; by bounded statements. */
  facts?: (ctx: RequestContext, db: Queryable) => Promise<RepairFact[]> | RepairFact[];
  /** How much is wrong, changing nothing. Absent: it can only be run. */
  check?: (site: Site) => Promise<number>;
  /** Answers how much it changed. Run again from its beginning when it was cut off, so it does nothing twice. */
  run: (site: Site, onProgress: (done: number, total: number) => void) => Promise<number>;
}

export const siteRepairs = new ExtensionPoint<SiteRepair>();
