// What reads one kind of export: `commands: [importCommandOf(importer)]` and `extensions: [importers.add(importer)]` in the
// manifest of whoever knows it.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { CommandOutput } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { SourceFiles } from './files/source-files.ts';
import type { ImportProgress } from './import-progress.ts';
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
  /** Instead of lines for a terminal: how far it is. */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** What an export would bring, read without changing anything. */
export interface ImportPreview {
  /** The host of the old site; undefined where the export does not tell. */
  source?: string | undefined;
  kinds: readonly KindPreview[];
  /** English, a sentence each. */
  warnings: readonly string[];
  /** The command that brings it in, where it cannot be done while the site runs. */
  command?: string | undefined;
}

export interface KindPreview {
  /** As the report counts it. */
  kind: string;
  found: number;
  comes: number;
  /** English: what becomes of the rest, or of all of them. */
  why?: string | undefined;
}

export interface Importer {
  /** As typed: `import discourse`. */
  kind: string;
  /** As people call it: `Discourse`. */
  name: string;
  /** Which files of it can be uploaded: `topics.ndjson`. */
  uploads: string;
  /** What its path is, as in the usage: `<file or folder>`. */
  takes: string;
  /** Lines of `--help`: what it takes, and its own options. */
  details: { takes: string; options?: string };
  /** Options of its own that need a value, by name; as in the usage: `<open|closed>`. */
  options?: Readonly<Record<string, string>>;
  /** The kinds of rows that it is for, as they are counted: without any of them nothing was imported. */
  content: readonly string[];
  begin: (given: ImportSource, options: Readonly<Record<string, string>>) => Promise<FinishedImport>;
  /** The path to begin with, where a folder holds such an export; undefined where it does not. */
  recognise: (folder: string, names: readonly string[]) => Promise<string | undefined>;
  /** Reads all of it and writes nothing. What cannot be imported is thrown as a CommandProblem. */
  inspect: (given: Pick<ImportSource, 'path' | 'out'>) => Promise<ImportPreview>;
}

export const importers = new ExtensionPoint<Importer>();
