// What reads one kind of export: `commands: [importCommandOf(importer)]` in the manifest of whoever knows it.
import type { CommandOutput } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { SourceFiles } from './files/source-files.ts';
import type { FinishedImport } from './run-import.ts';

export interface ImportSource {
  site: Site;
  out: CommandOutput;
  path: string;
  /** The old site's address, where the export does not have it. */
  host?: string | undefined;
  /** The old site's files. */
  files?: SourceFiles | undefined;
  stopAfterBatches?: number | undefined;
  batchSize?: number | undefined;
}

export interface Importer {
  /** As typed: `import discourse`. */
  kind: string;
  /** What its path is, as in the usage: `<file or folder>`. */
  takes: string;
  /** Lines of `--help`: what it takes, and its own options. */
  details: { takes: string; options?: string };
  /** Options of its own that need a value, by name; as in the usage: `<open|closed>`. */
  options?: Readonly<Record<string, string>>;
  /** The kinds of rows that it is for, as they are counted: without any of them nothing was imported. */
  content: readonly string[];
  begin: (given: ImportSource, options: Readonly<Record<string, string>>) => Promise<FinishedImport>;
}
