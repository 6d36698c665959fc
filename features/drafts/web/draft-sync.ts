// The server's half of a draft: what is typed in a browser is stored on the site five seconds after the last change, and found
// again on every device. It knows nothing of the editor, and loses no text: what another device stored meanwhile stays a
// draft of its own.
import { ApiError, call } from '../../../platform/web/api/call.ts';
import { readStored, writeStored } from '../../../platform/web/device/stored.ts';
import type { cancelDraftSchedule, Draft, patchDraft, postDraft } from '../drafts.contract.ts';
import {
  deleteStoredDraft,
  findDraftOfEdit,
  payloadOf,
  type ReadDraft,
  readDraft,
  wholeOf,
} from './draft-calls.ts';
import { logDraftError } from './draft-log.ts';
import { besideBody, type FoundDraft, isEmptyWritten, type LocalText, type Written } from './written.ts';

export const AUTOSAVE_MS = 5000;
/** Where the site could not be reached. */
const RETRY_MS = 15_000;

/** What is written, and where it will stand. */
export interface DraftTarget {
  recordType: string;
  parentRecordType: string;
  parentRecordID?: number;
  /** The post that is edited. */
  recordID?: number;
  draftMeta?: Readonly<Record<string, unknown>>;
}

interface Place {
  userID: number;
  /** Where this browser notes the number of the draft. */
  key: string;
  target: DraftTarget;
  /** The draft as the page knows it. */
  knownID: number | undefined;
  /** The draft that the address of the page names: whatever its status, it is what somebody wants to see. */
  addressedID: number | undefined;
  /** The draft has another number than before. */
  onNumber?: (draftID: number | undefined) => void;
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
  #isScheduled = false;
  /** Texts that were written in another tab, and shown in this one: what is typed here goes on from them. */
  readonly #followed = new Set<string>();

  constructor(place: Place) {
    this.#place = place;
    addEventListener('online', this.#saveNow);
  }

  get draftID(): number | undefined {
    return this.#draftID;
  }

  /** What the site has for this place, with the text of this browser where that is newer; it is stored then. */
  async find(local: LocalText): Promise<FoundDraft | undefined> {
    const found = await this.#first().catch((error: unknown) => {
      this.#goOnWith(local);
      throw error;
    });
    if (!found) {
      this.#forget();
      this.#goOnWith(local);
      return undefined;
    }
    this.#take(found.draftID, found.revision, found);
    // What goes out by itself is changed where somebody says so alone.
    this.#isScheduled = found.status === 'scheduled';
    if (this.#isScheduled || local.body.trim() === '' || local.body === found.body) return found;
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

  /** What this browser has becomes a draft anew. */
  #goOnWith(local: LocalText): void {
    if (local.body.trim() !== '') this.changed(local, local.savedAt);
  }

  changed(written: Written, at = Date.now()): void {
    if (this.#isOver) return;
    this.#wanted = written;
    this.#changedAt = at;
    if (!this.#isScheduled) this.#wait(AUTOSAVE_MS);
  }

  /** Another tab of this browser wrote it, and stores it. */
  followed({ body }: Written): void {
    this.#followed.add(body);
    this.#wanted = undefined;
    clearTimeout(this.#timer);
  }

  /** At once, for whoever asks for it; fails where the site does not store it. A date has it posted then. */
  async store(written: Written, dateScheduled?: string): Promise<number | undefined> {
    clearTimeout(this.#timer);
    await this.#working;
    this.#wanted = undefined;
    this.#changedAt = Date.now();
    const isScheduled = this.#isScheduled || dateScheduled !== undefined;
    await this.#store(written, {
      ...(isScheduled && { draftStatus: 'scheduled' as const }),
      ...(dateScheduled !== undefined && { dateScheduled }),
    });
    this.#isScheduled = isScheduled;
    return this.#draftID;
  }

  async cancelSchedule(): Promise<void> {
    if (this.#draftID === undefined) return;
    const params = { draftID: this.#draftID };
    const { headers } = await call<typeof cancelDraftSchedule>('PATCH /drafts/cancel-schedule/:draftID', {
      params,
    });
    this.#revision = headers.get('etag') ?? undefined;
    this.#isScheduled = false;
    if (this.#wanted) this.#wait(AUTOSAVE_MS);
  }

  /** It is posted: the site has dropped its draft. */
  posted(): void {
    this.#wanted = undefined;
    clearTimeout(this.#timer);
    const isKnown = this.#draftID !== undefined;
    this.#forget(false);
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
    if (!this.#isScheduled) this.#saveNow();
    this.#isOver = true;
  }

  readonly #saveNow = (): void => {
    clearTimeout(this.#timer);
    if (!this.#wanted || this.#working || this.#isScheduled) return;
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
    const isKnown = this.#draftID !== undefined;
    try {
      if (isEmptyWritten(written)) await this.#delete();
      else if (!this.#isStored(written)) await this.#store(written);
      if (this.#wanted === written) this.#wanted = undefined;
    } catch (error) {
      // Nobody is told while they write: the text is stored in this browser, and sent once the site answers.
      logDraftError(isKnown ? 'Error updating draft' : 'Error autosaving draft', error);
      if (!this.#isOver && isPassing(error)) this.#wait(RETRY_MS);
    }
  }

  async #delete(): Promise<void> {
    const draftID = this.#draftID;
    this.#forget();
    if (draftID !== undefined) await deleteStoredDraft(draftID);
  }

  async #store(written: Written, schedule: Schedule = {}): Promise<void> {
    if (this.#draftID === undefined) await this.#takeOver(numberOf(readStored(this.#place.key)));
    if (this.#draftID === undefined) return this.#post(written, this.#changedAt, schedule);
    try {
      await this.#patch(this.#draftID, written, schedule);
    } catch (error) {
      if (!(error instanceof ApiError && [404, 409].includes(error.status))) throw error;
      const isOurs = error.status === 409 && (await this.#takeOver(this.#draftID));
      if (isOurs) return this.#patch(this.#draftID, written, schedule);
      // Deleted or posted elsewhere, or written on by another device: either way this text becomes a draft of its own.
      await this.#post(written, this.#changedAt, schedule);
    }
  }

  /** What the site has is what this text was written on: another tab of this browser stored it. */
  async #takeOver(draftID: number | undefined): Promise<boolean> {
    if (draftID === undefined || this.#followed.size === 0) return false;
    const { userID, target } = this.#place;
    const found = await readDraft(draftID, userID, target);
    if (!found || !this.#followed.has(found.body)) return false;
    this.#take(found.draftID, found.revision, found);
    return true;
  }

  async #patch(draftID: number, written: Written, schedule: Schedule): Promise<void> {
    const { body, headers } = await call<typeof patchDraft>('PATCH /drafts/:draftID', {
      params: { draftID },
      body: { ...payloadOf(this.#place.target, written, this.#changedAt), ...schedule },
      ifMatch: this.#revision,
    });
    this.#take(body.draftID, headers.get('etag') ?? undefined, written);
  }

  async #post(written: Written, at: number, schedule: Schedule = {}): Promise<void> {
    const { body, headers } = await call<typeof postDraft>('POST /drafts', {
      body: { ...payloadOf(this.#place.target, written, at), ...schedule },
    });
    this.#take(body.draftID, headers.get('etag') ?? undefined, written);
  }

  #besideOf(written: Written): string {
    return besideBody(wholeOf(this.#place.target, written));
  }

  #isStored(written: Written): boolean {
    return this.#stored?.body === written.body && this.#stored.beside === this.#besideOf(written);
  }

  async #first(): Promise<ReadDraft | undefined> {
    const { addressedID, knownID, key, userID, target } = this.#place;
    const asked = new Set<number>();
    const read = async (draftID: number | undefined) => {
      if (draftID === undefined || asked.has(draftID)) return undefined;
      asked.add(draftID);
      const found = await readDraft(draftID, userID, target);
      // A scheduled one is not for those who would write on where they are.
      return found && (found.status === 'draft' || draftID === addressedID) ? found : undefined;
    };
    return (
      (await read(addressedID)) ??
      (await read(knownID)) ??
      (await read(numberOf(readStored(key)))) ??
      (await read(await findDraftOfEdit(target)))
    );
  }

  #take(draftID: number, revision: string | undefined, written: Written): void {
    const isOther = this.#draftID !== draftID;
    this.#draftID = draftID;
    this.#revision = revision;
    this.#stored = { body: written.body, beside: this.#besideOf(written) };
    writeStored(this.#place.key, String(draftID));
    if (isOther && !this.#isOver) this.#place.onNumber?.(draftID);
  }

  #forget(isNoted = true): void {
    const isOther = isNoted && !this.#isOver && this.#draftID !== undefined;
    this.#draftID = undefined;
    this.#revision = undefined;
    this.#stored = undefined;
    writeStored(this.#place.key, undefined);
    if (isOther) this.#place.onNumber?.(undefined);
  }
}

type Schedule = Partial<Pick<Draft, 'draftStatus' | 'dateScheduled'>> & { draftStatus?: 'scheduled' };

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
