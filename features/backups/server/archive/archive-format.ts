// What a backup is, and an export of a site: one tar file. Its first entry says what made it, its last one sums up; whatever stands between them
// is listed with its hash in `hashes/`, so that neither writing nor reading holds more than a part of it in memory.
//
//   backup.json, export.json   the header
//   tables/<name>/00001.gz     of a backup: rows as PostgreSQL's COPY writes them, compressed; a table's parts in order
//   records/<name>/00001.jsonl.gz  of an export: rows as lines of JSON, compressed; in the order of their keys
//   README.md, schema.json     of an export: what it is, and what each kind of record has
//   files/<key>                an uploaded file as it is
//   jobs/00001.gz              jobs that waited, a line of JSON each, compressed
//   hashes/00001.jsonl         the entries since the list before: name, bytes, SHA-256
//   manifest.json              tables with their rows, sequences, totals, and the hashes of the lists
import { z } from 'zod';

/** A backup is read by Parley alone; an export by whatever reads JSON. */
export const FORMATS = ['parley-backup', 'parley-export'] as const;
export type ArchiveFormat = (typeof FORMATS)[number];
/** Raised when an older Parley could not read it. */
export const FORMAT_VERSION = 1;

export const HEADERS: Record<ArchiveFormat, string> = {
  'parley-backup': 'backup.json',
  'parley-export': 'export.json',
};
export const MANIFEST = 'manifest.json';
/** Entries that one list of hashes holds. */
export const LISTED = 5000;
/** Bytes that a header, a list of hashes or a manifest may have. */
export const MOST_BYTES_OF_JSON = 16 * 1024 * 1024;

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const NAME = z.string().max(400);

export const headerSchema = z.object({
  format: z.enum(FORMATS),
  version: z.number().int().min(1),
  dateMade: z.iso.datetime(),
  site: z.object({ name: z.string().max(500), url: z.string().max(500) }),
  /** `server_version` of the PostgreSQL it was read from. */
  postgres: z.string().max(100),
  /** In the order in which they are applied. An add-on from outside is named with what is its own. */
  migrations: z
    .array(z.object({ name: NAME, checksum: z.string().max(64), addon: NAME.nullable() }))
    .max(20_000),
  tables: z.array(z.object({ name: NAME, columns: z.array(NAME).min(1).max(1600) })).max(5000),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const hashSchema = z.object({ name: NAME, bytes: z.number().int().min(0), sha256: SHA256 });
export type EntryHash = z.infer<typeof hashSchema>;

export const manifestSchema = z.object({
  dateEnded: z.iso.datetime(),
  tables: z
    .array(
      z.object({
        name: NAME,
        rows: z.number().int().min(0),
        /** Of an export: of all lines, end to end and not compressed. Equal where two sites hold the same. */
        sha256: SHA256.optional(),
      }),
    )
    .max(5000),
  sequences: z.array(z.object({ name: NAME, lastValue: z.string().regex(/^-?\d{1,20}$/) })).max(5000),
  /** Bytes of rows before they were compressed: what they take up in a database at least. */
  bytesOfRows: z.number().int().min(0),
  jobs: z.number().int().min(0),
  files: z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0) }),
  /** Files that were deleted while the backup was made, at most a hundred of them by name. */
  vanished: z.object({ count: z.number().int().min(0), keys: z.array(NAME).max(100) }),
  hashes: z.array(hashSchema).max(1_000_000),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** The file cannot be used: what is wrong with it, in one line for whoever wanted it restored. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}
