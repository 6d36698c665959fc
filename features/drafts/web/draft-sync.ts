// The server's half of a draft: what is typed in a browser is stored on the site five seconds after the last change, and found
// again on every device. It knows nothing of the editor, and loses no text: what another device stored meanwhile stays a
// draft of its own.
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { readStored, writeStored } from '../../../platform/web/device/stored.ts';
import type { deleteDraft, getDraftEdit, patchDraft, postDraft } from '../drafts.contract.ts';

export const AUTOSAVE_MS = 5000;
/** Where the site could not be reached. */
const RETRY_MS = 15_000;

export interface Written {
  body: string;
  format: string;
}

/** What is written, and where it will stand. */
export interface DraftTarget {
  recordType: string;
  parentRecordType: string;
  parentRecordID: number;
  draftMeta?: Readonly<Record<string, unknown>>;
}

interface Place {
  /** Where this browser notes the number of the draft. */
  key: string;
  target: DraftTarget;
  /** The draft as the page knows it. */
  knownID: number | undefined;
}

export class DraftSync {
  readonly #place: Place;
  #draftID: number | undefined;
  #revision: string | undefined;
  #stored: string | undefined;
  #wanted: Written | undefined;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | undefined;
  #isOver = false;

  constructor(place: Place) {
    this.#place = place;
    addEventListener('online', this.#saveNow);
  }

  get draftID(): number | undefined {
    return this.#draftID;
  }

  /** What the site has for this place, unless this browser's is newer; that one is stored then. */
  async find(local: Written & { savedAt: number }): Promise<Written | undefined> {
    const draftID = this.#place.knownID ?? numberOf(readStored(this.#place.key));
    if (draftID === undefined) return undefined;
    const found = await this.#read(draftID);
    if (!found) {
      this.#forget();
      if (local.body.trim() !== '') this.changed(local, local.savedAt);
      return undefined;
    }
    this.#take(found.draftID, found.revision, found.body);
    if (local.body.trim() === '') return found;
    if (local.body === found.body) return undefined;
    if (local.savedAt >= found.savedAt) {
      this.changed(local, local.savedAt);
      return undefined;
    }
    // The newer one wins, and the other one is not lost.
    await this.#post(local, local.savedAt);
    this.#take(found.draftID, found.revision, found.body);
    return found;
  }

  changed(written: Written, at = Date.now()): void {
    if (this.#isOver) return;
    this.#wanted = written;
    this.#changedAt = at;
    this.#wait(AUTOSAVE_MS);
  }

  /** It is posted: the site has dropped its draft. */
  posted(): void {
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    this.#forget();
  }

  async discard(): Promise<void> {
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    await this.#working;
    await this.#delete();
  }

  /** What waits is stored at once: the form goes. */
  close(): void {
    removeEventListener('online', this.#saveNow);
    this.#saveNow();
    this.#isOver = true;
  }

  readonly #saveNow = (): void => {
    clearTimeout(this.#timer);
    if (!this.#wanted || this.#working) return;
    this.#working = this.#save().finally(() => {
      this.#working = undefined;
    });
  };

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#working) this.#wait(AUTOSAVE_MS);
      else this.#saveNow();
    }, milliseconds);
  }

  async #save(): Promise<void> {
    const written = this.#wanted;
    if (!written) return;
    try {
      if (written.body.trim() === '') await this.#delete();
      else if (written.body !== this.#stored) await this.#store(written);
      if (this.#wanted === written) this.#wanted = undefined;
    } catch (error) {
      // Nobody is told while they write: the text is stored in this browser, and sent once the site answers.
      // biome-ignore lint/suspicious/noConsole: so that whoever looks finds it.
      console.warn('Error autosaving draft', error);
      if (!this.#isOver && isPassing(error)) this.#wait(RETRY_MS);
    }
  }

  async #delete(): Promise<void> {
    const draftID = this.#draftID;
    this.#forget();
    if (draftID !== undefined)
      await call<typeof deleteDraft>('DELETE /drafts/:draftID', { params: { draftID } }).catch(unlessGone);
  }

  async #store(written: Written): Promise<void> {
    if (this.#draftID === undefined) return this.#post(written, this.#changedAt);
    try {
      const { body, headers } = await call<typeof patchDraft>('PATCH /drafts/:draftID', {
        params: { draftID: this.#draftID },
        body: this.#payload(written, this.#changedAt),
        ifMatch: this.#revision,
      });
      this.#take(body.draftID, headers.get('etag') ?? undefined, written.body);
    } catch (error) {
      // Deleted or posted elsewhere, or written on by another device: either way this text becomes a draft of its own.
      if (!(error instanceof ApiError && [404, 409].includes(error.status))) throw error;
      await this.#post(written, this.#changedAt);
    }
  }

  async #post(written: Written, at: number): Promise<void> {
    const { body, headers } = await call<typeof postDraft>('POST /drafts', {
      body: this.#payload(written, at),
    });
    this.#take(body.draftID, headers.get('etag') ?? undefined, written.body);
  }

  #payload({ body, format }: Written, at: number) {
    const { draftMeta = {}, ...target } = this.#place.target;
    const lastSaved = new Date(at).toISOString();
    const attributes = {
      body,
      format,
      draftType: target.recordType,
      lastSaved,
      draftMeta: { ...draftMeta, format },
    };
    return { ...target, attributes };
  }

  async #read(draftID: number) {
    try {
      const { body, headers } = await call<typeof getDraftEdit>('GET /drafts/:draftID/edit', {
        params: { draftID },
      });
      const { attributes, draftStatus } = body;
      // What goes out by itself is changed where it is scheduled alone.
      if (draftStatus !== 'draft') return undefined;
      return {
        draftID,
        revision: headers.get('etag') ?? undefined,
        body: String(attributes.body ?? ''),
        format: String(attributes.format ?? 'text').toLowerCase(),
        savedAt: Date.parse(String(attributes.lastSaved ?? '')) || 0,
      };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  #take(draftID: number, revision: string | undefined, body: string): void {
    this.#draftID = draftID;
    this.#revision = revision;
    this.#stored = body;
    writeStored(this.#place.key, String(draftID));
  }

  #forget(): void {
    this.#draftID = undefined;
    this.#revision = undefined;
    this.#stored = undefined;
    writeStored(this.#place.key, undefined);
  }
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
