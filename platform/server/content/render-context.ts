export interface MentionedUser {
  userID: number;
  name: string;
}

export interface RenderContext {
  siteUrl: string;
  /** By lower-cased name. Without it, text mentions stay text and rich mentions trust the stored node. */
  mentionedUsers?: ReadonlyMap<string, MentionedUser>;
  /** A body that mentions more people than this is left unlinked and notifies nobody. */
  maxMentions?: number;
  /** Of pictures of this site, by path: with them a page keeps still while they arrive. */
  imageSizes?: ReadonlyMap<string, { width: number; height: number }>;
  /** Whether `$x$` is a formula here, as `\(x\)` is everywhere. */
  dollarMath?: boolean;
}

export const DEFAULT_MAX_MENTIONS = 50;

/** What one run of the renderer knows and gathers. */
export class Rendering {
  readonly origin: string;
  readonly users: ReadonlyMap<string, MentionedUser> | undefined;
  readonly linksMentions: boolean;
  readonly imageSizes: RenderContext['imageSizes'];
  /** Every name met, by lower-cased name; `isQuoted` stays true while it stood in quotes only. */
  readonly mentions = new Map<string, { name: string; isQuoted: boolean }>();
  /** Mention anchors this run has written: the sanitiser takes no others for mentions. */
  readonly mentionAnchors = new Set<string>();
  /** Names of footnotes and of the references to them that this run has given: the sanitiser keeps no others. */
  readonly noteIDs = new Set<string>();
  quoteDepth = 0;
  readonly dollarMath: boolean;
  /** Formulas met so far, and how much TeX they are. */
  readonly formulas = { count: 0, length: 0 };
  private readonly refs = new Map<string, number>();

  constructor(context: RenderContext, linksMentions: boolean) {
    this.origin = originOf(context.siteUrl);
    this.users = context.mentionedUsers;
    this.imageSizes = context.imageSizes;
    this.dollarMath = context.dollarMath ?? false;
    this.linksMentions = linksMentions;
  }

  noteMention(name: string): void {
    const key = name.toLowerCase();
    const isQuoted = this.quoteDepth > 0;
    const known = this.mentions.get(key);
    if (!known) this.mentions.set(key, { name, isQuoted });
    else if (!isQuoted) known.isQuoted = false;
  }

  /** A second heading of the same words gets `-1`, the third `-2`. */
  uniqueRef(slug: string): string {
    const count = this.refs.get(slug);
    this.refs.set(slug, (count ?? -1) + 1);
    return count === undefined ? slug : `${slug}-${count + 1}`;
  }
}

const origins = new Map<string, string>();

function originOf(siteUrl: string): string {
  const known = origins.get(siteUrl);
  if (known !== undefined) return known;
  const origin = new URL(siteUrl).origin;
  if (origins.size > 100) origins.clear();
  origins.set(siteUrl, origin);
  return origin;
}
