// The old site's addresses, normalised into the one form in which they are looked up.

export interface OldPath {
  /** `/t/5`, `/q/12`, `/a/34`, `/users/17`, `/u/name`, `/c/support`, `/tagged/bees`. */
  key: string;
  /** What else the address may mean, tried in this order. */
  others?: readonly string[];
  /** Discourse's number of a post within its topic. */
  number?: number;
}

type Read = (groups: Record<string, string | undefined>, hash: string) => OldPath;

const id =
  (kind: string): Read =>
  (groups) => ({ key: `/${kind}/${groups.id}` });
const name =
  (kind: string): Read =>
  (groups) => ({ key: `/${kind}/${groups.name?.toLowerCase()}` });

const FORMS: readonly (readonly [RegExp, Read])[] = [
  [/^\/t\/(?<id>\d+)(?:\/(?<number>\d+))?(?:\/|$)/, topic],
  [/^\/t\/[^/]*\/(?<id>\d+)(?:\/(?<number>\d+))?/, topic],
  [/^\/p\/(?<id>\d+)(?:\/|$)/, id('p')],
  [/^\/questions\/tagged\/(?<name>[^/]+)/, name('tagged')],
  [/^\/tags?\/c\/.+\/(?<name>[^/]+?)(?:\.(?:json|rss))?\/?$/, name('tagged')],
  [/^\/tags\/intersection\/(?<name>[^/]+)/, name('tagged')],
  [/^\/tags?\/(?<name>[^/]+?)(?:\.(?:json|rss))?(?:\/(?:info|l\/.*))?\/?$/, name('tagged')],
  [/^\/questions\/(?<id>\d+)(?:\/[^/]*(?:\/(?<answer>\d+))?)?/, question],
  [/^\/q\/(?<id>\d+)(?:\/|$)/, question],
  [/^\/(?:a|posts)\/(?<id>\d+)(?:\/|$)/, answer],
  [/^\/users\/(?<id>-?\d+)(?:\/|$)/, id('users')],
  [/^\/(?:u|users)\/(?<name>[^/]+)/, name('u')],
  [/^\/(?<kind>topic|post|category)\/(?<id>\d+)(?:\/|$)/, ({ kind, id }) => ({ key: `/${kind}/${id}` })],
  [/^\/user\/(?<name>[^/]+)/, name('user')],
  [/^\/discussion\/comment\/(?<id>\d+)/, id('discussion/comment')],
  [/^\/discussion\/(?<id>\d+)\/./, id('discussion')],
  [/^\/profile\/(?<id>\d+)\/./, id('profile')],
  [/^\/c\/(?<path>.+?)(?:\.(?:json|rss))?(?:\/(?:l\/.*|none|all|subcategories))?\/?$/, category],
];

/** `/c/parent/child/11`, `/c/child/11`, `/c/11`; forums of before 2020 had no number: `/c/parent/child`. */
function category({ path = '' }: Record<string, string | undefined>): OldPath {
  const named = `/c/${path.toLowerCase()}`;
  const number = /(?:^|\/)(\d+)$/.exec(path)?.[1];
  const key = number === undefined ? named : `/c/${number}`;
  return key === named ? { key } : { key, others: [named] };
}

/** Stack Exchange takes an answer's number for a question's and the other way round. */
function answer({ id }: Record<string, string | undefined>): OldPath {
  return { key: `/a/${id}`, others: [`/q/${id}`] };
}

function topic({ id, number }: Record<string, string | undefined>): OldPath {
  const post = Number(number ?? 1);
  return { key: `/t/${id}`, ...(post > 1 && Number.isSafeInteger(post) && { number: post }) };
}

/** `/questions/12/slug/34` and `/questions/12/slug#34` mean the answer 34. */
function question({ id, answer }: Record<string, string | undefined>, hash: string): OldPath {
  const answerID = answer ?? /^#(\d+)$/.exec(hash)?.[1] ?? /^#comment\d+_(\d+)$/.exec(hash)?.[1];
  if (answerID !== undefined && answerID !== id) return { key: `/a/${answerID}`, others: [`/q/${id}`] };
  return { key: `/q/${id}`, others: [`/a/${id}`] };
}

export function readOldPath(path: string, hash = '', search = ''): OldPath | undefined {
  if (/\.php$/.test(path)) return pathOfPhpbb(path, new URLSearchParams(search));
  const decoded = decode(path);
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(decoded);
    if (found) return read(found.groups ?? {}, hash);
  }
  return undefined;
}

/** Its addresses say in their queries what they are about. */
function pathOfPhpbb(path: string, query: URLSearchParams): OldPath | undefined {
  const page = /\/(viewtopic|viewforum|memberlist)\.php$/.exec(path)?.[1];
  const of = (name: string, prefix = ''): OldPath | undefined => {
    const id = query.get(name);
    return /^\d{1,15}$/.test(id ?? '') ? { key: `/${page}/${prefix}${id}` } : undefined;
  };
  if (page === 'viewtopic') return of('p', 'p') ?? of('t', 't');
  return page === 'viewforum' ? of('f') : page === 'memberlist' ? of('u') : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
