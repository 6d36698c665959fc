// The server's half of a draft: what is typed in a browser is stored on the site five seconds after the last change, and found
// again on every device. It knows nothing of the editor, and loses no text: what another device stored meanwhile stays a
// draft of its own.
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { readStored, writeStored } from '../../../platform/web/device/stored.ts';
import type { Draft, deleteDraft, getDraft, patchDraft, postDraft } from '../drafts.contract.ts';
import { besideBody, type FoundDraft, isEmptyWritten, type LocalText, type Written } from './written.ts';

export const AUTOSAVE_MS = 5000;
/** Where the site could not be reached. */
const RETRY_MS = 15_000;

/** What is written, and where it will stand. */
export interface DraftTarget {
  recordType: string;
  parentRecordType: string;
  parentRecordID?: number;
  draftMeta?: Readonly<Record<string, unknown>>;
}

interface Place {
  /** Whose: moderators can read drafts of others too. */
  userID: number;
  /** Where this browser notes the number of the draft. */
  key: string;
  target: DraftTarget;
  /** The draft as the page knows it. */
  knownID: number | undefined;
  /** The draft that the address of the page names: whatever its status, it is what somebody wants to see. */
  addressedID: number | undefined;
}

export class DraftSync {
  readonly #place: Place;
  #draftID: number | undefined;
  #revision: string | undefined;
  #stored: { body: string; beside: string } | undefined;
  #wanted: Written | undefined;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | undefined;
  #isOver = false;
  #isFixed = false;

  constructor(place: Place) {
    this.#place = place;
    addEventListener('online', this.#saveNow);
  }

  get draftID(): number | undefined {
    return this.#draftID;
  }

  /** What the site has for this place, with the text of this browser where that is newer; it is stored then. */
  async find(local: LocalText): Promise<FoundDraft | undefined> {
    const found = await this.#first([
      this.#place.addressedID,
      this.#place.knownID,
      numberOf(readStored(this.#place.key)),
    ]);
    if (!found) {
      this.#forget();
      if (local.body.trim() !== '') this.changed(local, local.savedAt);
      return undefined;
    }
    this.#take(found.draftID, found.revision, found);
    // What goes out by itself is changed where it is scheduled alone.
    this.#isFixed = found.status === 'scheduled';
    if (this.#isFixed || local.body.trim() === '' || local.body === found.body) return found;
    if (local.savedAt >= found.savedAt) {
      const newer = { ...found, ...local };
      this.changed(newer, local.savedAt);
      return newer;
    }
    // The newer one wins, and the other one is not lost.
    await this.#post({ ...found, ...local }, local.savedAt);
    this.#take(found.draftID, found.revision, found);
    return found;
  }

  changed(written: Written, at = Date.now()): void {
    if (this.#isOver || this.#isFixed) return;
    this.#wanted = written;
    this.#changedAt = at;
    this.#wait(AUTOSAVE_MS);
  }

  /** It is posted: the site has dropped its draft. */
  posted(): void {
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    const isKnown = this.#draftID !== undefined;
    this.#forget();
    // The site was not told of one that was on its way there.
    if (!isKnown) void this.#working?.then(() => this.#delete());
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
      if (isEmptyWritten(written)) await this.#delete();
      else if (!this.#isStored(written)) await this.#store(written);
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
      this.#take(body.draftID, headers.get('etag') ?? undefined, written);
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
    this.#take(body.draftID, headers.get('etag') ?? undefined, written);
  }

  #payload(written: Written, at: number) {
    const { body, format, draftMeta, parentRecordID = null } = this.#whole(written);
    const { recordType, parentRecordType } = this.#place.target;
    const attributes = {
      body,
      format,
      draftType: recordType,
      lastSaved: new Date(at).toISOString(),
      draftMeta: { ...draftMeta, format },
    };
    return { recordType, parentRecordType, parentRecordID, attributes };
  }

  /** With what is known of its place. */
  #whole(written: Written): Written {
    const { draftMeta, parentRecordID } = this.#place.target;
    return { parentRecordID, ...written, draftMeta: { ...draftMeta, ...written.draftMeta } };
  }

  #isStored(written: Written): boolean {
    return this.#stored?.body === written.body && this.#stored.beside === besideBody(this.#whole(written));
  }

  async #first(draftIDs: readonly (number | undefined)[]) {
    for (const draftID of new Set(draftIDs)) {
      const found = draftID === undefined ? undefined : await this.#read(draftID);
      if (found) return found;
    }
    return undefined;
  }

  async #read(draftID: number): Promise<(FoundDraft & { revision: string | undefined }) | undefined> {
    try {
      const { body: draft, headers } = await call<typeof getDraft>('GET /drafts/:draftID', {
        params: { draftID },
      });
      const { userID, target } = this.#place;
      const isOurs = draft.insertUserID === userID && draft.recordType === target.recordType;
      // A scheduled one is not for those who would write on where they are.
      if (!isOurs || (draft.draftStatus !== 'draft' && draftID !== this.#place.addressedID)) return undefined;
      return { ...writtenOf(draft), draftID, revision: headers.get('etag') ?? undefined };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  #take(draftID: number, revision: string | undefined, written: Written): void {
    this.#draftID = draftID;
    this.#revision = revision;
    this.#stored = { body: written.body, beside: besideBody(this.#whole(written)) };
    writeStored(this.#place.key, String(draftID));
  }

  #forget(): void {
    this.#draftID = undefined;
    this.#revision = undefined;
    this.#stored = undefined;
    writeStored(this.#place.key, undefined);
  }
}

function writtenOf({ attributes, parentRecordID, draftStatus }: Draft): Omit<FoundDraft, 'draftID'> {
  const { body = '', format, lastSaved, draftMeta } = attributes;
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    format: String(format ?? 'text').toLowerCase(),
    ...(typeof draftMeta === 'object' && draftMeta !== null && { draftMeta: { ...draftMeta } }),
    parentRecordID,
    savedAt: Date.parse(String(lastSaved ?? '')) || 0,
    status: draftStatus,
  };
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
