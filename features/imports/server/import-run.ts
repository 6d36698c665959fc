// One run of an import: its batches, what they came to, and where it stands.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Database, Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { CommandOutput } from '../../../platform/server/feature/operations.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { importFinished } from '../imports.events.ts';
import type { BodyRendering } from './bodies.ts';
import { cleanLine } from './clean-text.ts';
import type { SourceFiles } from './files/source-files.ts';
import { ForeignIDs } from './foreign-ids.ts';
import type { ImportProgress } from './import-progress.ts';
import { Stats } from './import-stats.ts';
import { ProgressLine } from './progress-line.ts';
import { type LastIDs, lastIDs } from './record-ids.ts';

export interface ImportOptions {
  site: Site;
  out: CommandOutput;
  /** As the command names it: `discourse`. */
  kind: string;
  /** Which site the export comes from: `forum.example.org`. */
  source: string;
  files?: SourceFiles | undefined;
  /** Ends the run after so many batches, as a power cut would. */
  stopAfterBatches?: number | undefined;
  batchSize?: number | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** Enough to spare the database round trips, few enough to be held in memory several times over. */
const BATCH_SIZE = 600;

/** What an index takes, with room. */
const MAX_ID = 200;
const MAX_NOTE = 400;

const UNIQUE_VIOLATION = '23505';
const TRIES = 10;

/** What a batch came to. Counted only once the batch stands. */
export class Outcome {
  readonly taken = new Map<string, number>();
  readonly rejections: { kind: string; foreignID: string; reason: string; place: string | undefined }[] = [];
  readonly notes: { kind: string; foreignID: string; note: string }[] = [];
  hasChanges = false;
  /** Where rows stand in the export, by their ids. */
  readonly #places: ReadonlyMap<string, string>;

  constructor(places: ReadonlyMap<string, string> = new Map()) {
    this.#places = places;
  }

  take(kind: string, count = 1): void {
    if (count > 0) this.taken.set(kind, (this.taken.get(kind) ?? 0) + count);
  }

  /** As `take`, for rows that were written just now. */
  write(kind: string, count = 1): void {
    this.take(kind, count);
    if (count > 0) this.hasChanges = true;
  }

  reject(kind: string, foreignID: string, reason: string, place = this.#places.get(foreignID)): void {
    this.rejections.push({ kind, foreignID, reason, place });
  }

  /** For what was taken, but not quite as it was. */
  note(kind: string, foreignID: string, note: string): void {
    this.notes.push({ kind, foreignID, note });
  }
}

export interface Progress {
  lastIDs?: LastIDs;
}

export class Interrupted extends Error {}

export class ImportRun {
  readonly site: Site;
  readonly db: Database;
  readonly out: CommandOutput;
  readonly kind: string;
  readonly source: string;
  readonly ids: ForeignIDs;
  readonly batchSize: number;
  readonly stats = new Stats();
  progress: Progress = {};
  hasChanged = false;
  /** Whether `$` stands around formulas in the posts, as the category says. */
  dollarMath = false;
  /** Remarks for whoever ran it, printed once more at the end. */
  readonly remarks: string[] = [];
  #line: ProgressLine | undefined;
  readonly #onProgress: ImportOptions['onProgress'];
  #total = 0;
  #done = 0;
  #batches = 0;
  readonly #stopAfterBatches: number;

  constructor(options: ImportOptions) {
    this.site = options.site;
    this.db = options.site.database;
    this.out = options.out;
    this.kind = options.kind;
    this.source = options.source;
    this.batchSize = options.batchSize ?? BATCH_SIZE;
    this.ids = new ForeignIDs(options.source);
    this.#onProgress = options.onProgress;
    this.#stopAfterBatches = options.stopAfterBatches ?? Number.POSITIVE_INFINITY;
  }

  get rendering(): BodyRendering {
    return { siteUrl: this.site.url, dollarMath: this.dollarMath };
  }

  expect(total: number): void {
    this.#total = total;
    if (!this.#onProgress) this.#line = new ProgressLine((line) => this.out.progress(line), total);
  }

  tell(line: string): void {
    this.remarks.push(line);
  }

  read(kind: string, count = 1): void {
    this.stats.add(kind, { read: count });
  }

  advance(kind: string, count: number): void {
    this.#line?.advance(kind, count);
    this.#done += count;
    const setAside = this.stats.kinds.reduce((sum, { rejected }) => sum + rejected, 0);
    this.#onProgress?.({ kind, done: this.#done, total: this.#total, setAside });
  }

  /** Rows, their place in the map, their rejections and the progress: all of it or nothing. */
  async batch(
    work: (tx: Transaction, outcome: Outcome) => Promise<void>,
    places?: ReadonlyMap<string, string>,
  ): Promise<Outcome> {
    if (this.#batches >= this.#stopAfterBatches) throw new Interrupted();
    this.#batches++;
    const { outcome, progress } = await this.#untilFree(async (tx) => {
      const outcome = new Outcome(places);
      await work(tx, outcome);
      await this.#writeRejections(tx, outcome);
      await this.#writeNotes(tx, outcome);
      const progress = outcome.hasChanges
        ? await this.#writeProgress(tx, { ...this.progress, lastIDs: await lastIDs(tx) })
        : this.progress;
      return { outcome, progress };
    });
    this.progress = progress;
    this.hasChanged ||= outcome.hasChanges;
    for (const [kind, imported] of outcome.taken) this.stats.add(kind, { imported });
    for (const { kind } of outcome.rejections) this.stats.add(kind, { rejected: 1 });
    return outcome;
  }

  /** A name or an address that was free may be taken by somebody here before it is written: then it is chosen anew. */
  async #untilFree<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.transaction(work);
      } catch (error) {
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === TRIES) throw error;
      }
    }
  }

  /** Big statements take their time here, whatever a page may take. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
      return work(tx);
    });
  }

  async finish(): Promise<void> {
    await this.transaction(async (tx) => {
      await tx.execute(sql`update imports set date_finished = now() where source = ${this.source}`);
      await this.site
        .writeContext(tx, systemViewer(), 'en')
        .announce(importFinished, { source: this.source }, { invalidates: [cacheTag.everything] });
    });
  }

  async #writeRejections(tx: Queryable, outcome: Outcome): Promise<void> {
    const rows = outcome.rejections.map(({ kind, foreignID, reason, place }) => ({
      source: this.source,
      kind,
      foreign_id: cleanLine(foreignID, MAX_ID),
      reason,
      place,
    }));
    // The same id twice in one batch: a table of reasons needs one of them.
    const distinct = [...new Map(rows.map((row) => [`${row.kind} ${row.foreign_id}`, row])).values()];
    await insertRows(
      tx,
      'import_rejections',
      { source: 'text', kind: 'text', foreign_id: 'text', reason: 'text', place: 'text?' },
      distinct,
      sql`on conflict (source, kind, foreign_id) do update set reason = excluded.reason, place = excluded.place`,
    );
  }

  async #writeNotes(tx: Queryable, outcome: Outcome): Promise<void> {
    const rows = outcome.notes.map(({ kind, foreignID, note }) => ({
      source: this.source,
      kind,
      foreign_id: cleanLine(foreignID, MAX_ID),
      note: cleanLine(note, MAX_NOTE),
    }));
    const columns = { source: 'text', kind: 'text', foreign_id: 'text', note: 'text' } as const;
    await insertRows(tx, 'import_notes', columns, rows, sql`on conflict do nothing`);
  }

  async #writeProgress(tx: Queryable, progress: Progress): Promise<Progress> {
    await tx.execute(sql`
      update imports set progress = ${JSON.stringify(progress)}::jsonb, date_finished = null
      where source = ${this.source}`);
    return progress;
  }
}
