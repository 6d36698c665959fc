// What is done with a file that holds a whole site. It takes the place of all that is here, so it comes in while the server stands
// still, and into an empty site alone.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { Importer, ImportPreview } from '../../../imports/server/importers.ts';

export interface WholeSiteFile extends Pick<Importer, 'kind' | 'name' | 'uploads'> {
  recognise: (file: string) => Promise<boolean>;
  /** As of an `Importer`: reads all of it, and writes nothing. */
  inspect: (given: {
    site: Site;
    file: string;
    onBytes: (read: number, of: number) => void;
  }) => Promise<ImportPreview>;
  /** Why it cannot come in here and now. */
  hindrance: (ctx: RequestContext) => Promise<Hindrance | undefined>;
  /** The answer goes out; then the server ends for it, and starts again. */
  start: (ctx: RequestContext, given: { file: string; title: string }) => Promise<void>;
  /** What came of the last one. Whatever was stored in the database about it went with the site that was there. */
  outcome: (site: Site) => Promise<WholeSiteOutcome | undefined>;
}

export type Hindrance = 'not empty' | 'by command' | 'other machines';

export interface WholeSiteOutcome {
  /** The name of its file. */
  title: string;
  status: 'requested' | 'running' | 'done' | 'failed' | 'interrupted';
  problem: string | null;
  seconds: number;
  kinds: { kind: string; count: number }[];
}
