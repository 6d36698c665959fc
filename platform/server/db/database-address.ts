// Where the database is. A connection string may name several servers (`postgres://user@one:5432,two:5432/parley`), of which
// one takes writes: after a fail-over it is another one. Who connects tries them in turn, beginning with the last that did.

export interface DatabaseAddress {
  /** One for each server. */
  urls: readonly string[];
  /** A server that only follows another one is passed over. */
  takesWrites: boolean;
}

/** Absent says the same as `read-write`, where there are several servers. */
const WRITING = ['read-write', 'primary'];

const known = new Map<string, DatabaseAddress>();
const places = new Map<DatabaseAddress, number>();

/** undefined: no address of a database. */
export function parseAddress(text: string): DatabaseAddress | undefined {
  const scheme = ['postgres://', 'postgresql://'].find((each) => text.startsWith(each));
  if (scheme === undefined) return undefined;
  // Up to the path, and behind who signs in.
  const [authority = ''] = text.slice(scheme.length).split(/[/?#]/, 1);
  const begin = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(begin).split(',');
  const rest = text.slice(scheme.length + authority.length);
  const all = hosts.map((host) => `${scheme}${authority.slice(0, begin)}${host}${rest}`);
  if (!all.every((each) => URL.canParse(each)) || (hosts.length > 1 && hosts.includes(''))) return undefined;
  const wanted = new URL(all[0] as string).searchParams.get('target_session_attrs');
  if (wanted !== null && !WRITING.includes(wanted)) return undefined;
  return { urls: all.map(withoutAttributes), takesWrites: wanted !== null || all.length > 1 };
}

/** The driver does not know it: it is read here. */
function withoutAttributes(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has('target_session_attrs')) return text;
  url.searchParams.delete('target_session_attrs');
  return url.href;
}

export function addressOf(text: string): DatabaseAddress {
  const found = known.get(text) ?? parseAddress(text) ?? { urls: [text], takesWrites: false };
  known.set(text, found);
  return found;
}

/** Of the server that was connected to last, or that is tried next. */
export function currentUrl(address: DatabaseAddress): string {
  return address.urls[places.get(address) ?? 0] as string;
}

/** It cannot be reached, or takes no writes: whoever comes next tries another one. */
export function passOver(address: DatabaseAddress, url: string): void {
  if (currentUrl(address) !== url) return;
  places.set(address, ((places.get(address) ?? 0) + 1) % address.urls.length);
}
