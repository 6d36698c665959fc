// Posts of this site, shown in other posts. What is stored of one is a kind and a number: title, author and words are
// put in when somebody reads it, as far as that reader may see the post. Until then it is a bare link.
import { escapeHtml } from '../escape.ts';

export interface OwnPost {
  recordType: 'discussion' | 'comment';
  recordID: number;
}

export const OWN_KINDS = ['quote', 'card', 'title'] as const;
/** With all it says, as a card with its first words, or as a link that says its title. */
export type OwnKind = (typeof OWN_KINDS)[number];

const PATH = /^\/discussion\/(?:(comment)\/)?(\d{1,9})(?:\/|$)/;

/** The post of this site that an embed is about: by its number, else by its address. Nothing else of it counts. */
export function ownPostOf(
  embed: Readonly<Record<string, unknown>>,
  url: string,
  origin: string,
): OwnPost | undefined {
  const path = ownPath(url, origin);
  if (url !== '' && path === undefined) return undefined;
  const { recordType, recordID } = embed;
  if ((recordType === 'discussion' || recordType === 'comment') && isID(recordID))
    return { recordType, recordID };
  const [, comment, number] = PATH.exec(path ?? '') ?? [];
  return number === undefined || !isID(Number(number))
    ? undefined
    : { recordType: comment ? 'comment' : 'discussion', recordID: Number(number) };
}

function isID(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999;
}

/** The path of an address of this site; undefined where it is one of another. */
export function ownPath(url: string, origin: string): string | undefined {
  const given = URL.parse(url, origin);
  return given?.origin === origin ? given.pathname : undefined;
}

export const ownAddress = ({ recordType, recordID }: OwnPost): string =>
  recordType === 'comment' ? `/discussion/comment/${recordID}` : `/discussion/${recordID}`;

export function ownEmbed(kind: OwnKind, post: OwnPost, origin: string): string {
  const path = ownAddress(post);
  return (
    `<span class="embedExternal embedOwn" data-embed="${kind}-${post.recordType}-${post.recordID}">` +
    `<a href="${path}">${escapeHtml(origin + path)}</a></span>`
  );
}

const MARK = 'class="embedExternal embedOwn" data-embed="';
// As the sanitiser writes what stands above; whoever writes the like by hand gets no more than the reader may see.
const STORED =
  /<span class="embedExternal embedOwn" data-embed="(quote|card|title)-(discussion|comment)-(\d{1,9})"><a href="[^"]*">[^<]*<\/a><\/span>/g;

export function findOwnEmbeds(html: string): OwnPost[] {
  if (!html.includes(MARK)) return [];
  return [...html.matchAll(STORED)].map(([, , recordType, recordID]) => ({
    recordType: recordType as OwnPost['recordType'],
    recordID: Number(recordID),
  }));
}

export function fillOwnEmbeds(html: string, fill: (kind: OwnKind, post: OwnPost) => string): string {
  if (!html.includes(MARK)) return html;
  return html.replace(STORED, (_whole, kind: OwnKind, recordType: OwnPost['recordType'], recordID: string) =>
    fill(kind, { recordType, recordID: Number(recordID) }),
  );
}
