// Who looks at what, in this process. What an invalidation names is read again, once for each audience, and sent where it
// has changed: nobody is sent what they may not see at that moment.
import { DomainError } from '../../contract/errors.ts';
import { makeContext, type RequestContext } from '../http/context.ts';
import { permissionSetOf, type RoleRegistry } from '../permissions/permission-sets.ts';
import { guestViewer, viewersOfUsers } from '../sessions/identify.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Site } from '../site/site.ts';
import type { LiveTopic } from './live-topic.ts';

declare module '../site/site.ts' {
  interface Site {
    readonly live: LiveHub;
  }
}

/** What happens within it is one change. */
const COALESCE_MS = 250;
const RETRY_MS = 5000;

/** `discussion:5` */
export interface TopicRecord {
  topic: LiveTopic;
  recordID: number;
}

export interface LiveConnection {
  viewer: Viewer;
  locale: string;
  address: string;
  send(message: string): void;
  /** Says that it is still there. */
  beat(): void;
  /** The browser comes back by itself, as whoever it is by then. */
  end(): void;
}

/** What a connection was last sent of a record. */
type Sent = Map<LiveConnection, string>;

interface Subscription extends TopicRecord {
  key: string;
  connections: Sent;
}

export class LiveHub {
  readonly #site: Site;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #byTag = new Map<string, Set<Subscription>>();
  readonly #connections = new Map<LiveConnection, readonly Subscription[]>();
  readonly #due = new Set<Subscription>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDelivering = false;

  constructor(site: Site) {
    this.#site = site;
  }

  get size(): number {
    return this.#connections.size;
  }

  countOf(isTheirs: (connection: LiveConnection) => boolean): number {
    let count = 0;
    for (const connection of this.#connections.keys()) if (isTheirs(connection)) count++;
    return count;
  }

  beat(): void {
    for (const connection of this.#connections.keys()) connection.beat();
  }

  /** Sends the state of each of them at once, and whenever it changes, until `remove`. */
  add(connection: LiveConnection, records: readonly TopicRecord[]): void {
    const subscriptions = records.map((record) => this.#subscriptionOf(record));
    this.#connections.set(connection, subscriptions);
    for (const subscription of subscriptions) {
      subscription.connections.set(connection, '');
      this.#due.add(subscription);
    }
    this.#schedule(0);
  }

  remove(connection: LiveConnection): void {
    for (const subscription of this.#connections.get(connection) ?? []) {
      subscription.connections.delete(connection);
      if (subscription.connections.size === 0) this.#forget(subscription);
    }
    this.#connections.delete(connection);
  }

  invalidate(tags: readonly string[]): void {
    if (this.#connections.size === 0) return;
    const isAll = tags.includes('*');
    const concerned = isAll
      ? this.#subscriptions.values()
      : tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]);
    for (const subscription of concerned) this.#due.add(subscription);
    this.#endChangedAccounts(tags);
    if (this.#due.size > 0) this.#schedule(COALESCE_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const connection of [...this.#connections.keys()]) connection.end();
  }

  /** Who was banned, or holds other roles now, is identified anew. */
  #endChangedAccounts(tags: readonly string[]): void {
    const changed = new Set(tags.filter((tag) => tag.startsWith('user:')).map((tag) => Number(tag.slice(5))));
    if (changed.size === 0) return;
    for (const connection of [...this.#connections.keys()])
      if (changed.has(connection.viewer.accountID)) connection.end();
  }

  #subscriptionOf({ topic, recordID }: TopicRecord): Subscription {
    const key = `${topic.name}:${recordID}`;
    const known = this.#subscriptions.get(key);
    if (known) return known;
    const made: Subscription = { topic, recordID, key, connections: new Map() };
    this.#subscriptions.set(key, made);
    for (const tag of topic.tags(recordID)) {
      const others = this.#byTag.get(tag);
      if (others) others.add(made);
      else this.#byTag.set(tag, new Set([made]));
    }
    return made;
  }

  #forget(subscription: Subscription): void {
    this.#subscriptions.delete(subscription.key);
    this.#due.delete(subscription);
    for (const tag of subscription.topic.tags(subscription.recordID)) {
      const others = this.#byTag.get(tag);
      others?.delete(subscription);
      if (others?.size === 0) this.#byTag.delete(tag);
    }
  }

  #schedule(milliseconds: number): void {
    if (this.#isDelivering) return;
    this.#timer ??= setTimeout(() => void this.#deliver(), milliseconds);
  }

  async #deliver(): Promise<void> {
    this.#timer = undefined;
    this.#isDelivering = true;
    const due = [...this.#due];
    this.#due.clear();
    for (const subscription of due) {
      try {
        await this.#deliverOne(subscription);
      } catch (error) {
        this.#site.log.warn({ err: error, topic: subscription.key }, 'a live topic is read again later');
        this.#retryLater(subscription);
      }
    }
    this.#isDelivering = false;
    // What came meanwhile.
    if (this.#due.size > 0) this.#schedule(COALESCE_MS);
  }

  #retryLater(subscription: Subscription): void {
    setTimeout(() => {
      if (this.#subscriptions.get(subscription.key) !== subscription) return;
      this.#due.add(subscription);
      this.#schedule(0);
    }, RETRY_MS).unref();
  }

  async #deliverOne(subscription: Subscription): Promise<void> {
    const groups = Map.groupBy(subscription.connections.keys(), (connection) =>
      subscription.topic.isPersonal ? connection : `${connection.viewer.audience} ${connection.locale}`,
    );
    for (const connections of groups.values()) {
      const message = await this.#messageFor(subscription, connections[0] as LiveConnection);
      if (message === undefined) continue;
      for (const connection of connections) {
        // Gone meanwhile, or told before.
        const before = subscription.connections.get(connection);
        if (before === undefined || before === message) continue;
        subscription.connections.set(connection, message);
        connection.send(message);
      }
    }
  }

  /** Undefined where there is nothing that they may see. */
  async #messageFor(
    { topic, recordID, key }: Subscription,
    { viewer, locale }: LiveConnection,
  ): Promise<string | undefined> {
    const current = await this.#asOfNow(viewer);
    const ctx = await makeContext(this.#site, topic.isPersonal ? current : current.asAudience(), { locale });
    const state = await readState(topic, ctx, recordID);
    return state && JSON.stringify({ topic: key, state });
  }

  /** With the permissions that their roles have at this moment. */
  async #asOfNow(viewer: Viewer): Promise<Viewer> {
    const registry = await this.#site.roleRegistry();
    if (viewer.isAnyGuest) return guestViewer(registry);
    const keys = viewer.keys.length > 0 ? await this.#keysNow(registry, viewer) : viewer.keys;
    const permissions = permissionSetOf(registry, viewer.roleIDs, viewer.permissions.isAdmin, keys);
    return viewer.withPermissions(permissions);
  }

  /** Where they belonged as the connection began may be over. */
  async #keysNow(registry: RoleRegistry, { userID, viewedAs }: Viewer): Promise<readonly string[]> {
    const memberID = viewedAs?.userID ?? userID;
    const [member] = await viewersOfUsers(this.#site, registry, this.#site.database, [memberID]);
    return member?.keys ?? [];
  }
}

async function readState(
  topic: LiveTopic,
  ctx: RequestContext,
  recordID: number,
): Promise<object | undefined> {
  try {
    return await topic.read(ctx, recordID);
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return undefined;
    throw error;
  }
}
