// What is looked at by a moderator before others read it: rules that premoderation, spam defences and add-ons add, asked
// before a post or an edit is written: `extensions: [holdRules.add({ name, label, check })]`. Records beside posts are asked about
// alike, by whoever writes them: `holdOf(ctx, { recordType: 'group', ... })`, and `heldKinds` for a switch of their own.
import type { Translator } from '../../contract/languages/translate.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';
import type { Viewer } from '../sessions/viewer.ts';

export interface WrittenPost {
  /** `discussion`, `comment`, or another kind of record that moderators decide about: see report-kinds.ts. */
  recordType: string;
  /** Absent: it is new. */
  recordID?: number;
  /** null: it stands in none. */
  categoryID: number | null;
  /** Who writes it, or wrote what is edited. */
  userID: number;
  /** The title, of a discussion; what any other record is called. */
  name: string;
  /** As it will be shown: sanitised HTML. */
  html: string;
  /** Milliseconds from when the form was opened; absent where no form said it. */
  writingTime?: number | undefined;
}

export interface Hold {
  /** One of the reasons that only the site gives: `approval-required`, `spam-automation`, `automation-rule`. */
  reasonID: string;
  /** Which rule it was. */
  rule: string;
}

export interface HoldRule {
  name: string;
  /** What it found, for moderators. */
  label: (t: Translator['t']) => string;
  /** True: somebody has to look at it first. Cheap, and bounded however much was written before. */
  check: (ctx: RequestContext, post: WrittenPost) => Promise<boolean> | boolean;
  reasonID: Hold['reasonID'];
}

export const holdRules = new ExtensionPoint<HoldRule>();

/** Records of which a site may look at all first: a switch on the page of premoderation. */
export interface HeldKind {
  /** As the owner of the records gives it to `holdOf`. */
  recordType: string;
  /** What waits: `New groups`. */
  label: (t: Translator['t']) => string;
  setting: ConfigKey<boolean>;
  /** Only in the categories that the site names. */
  inCategories?: boolean;
}

export const heldKinds = new ExtensionPoint<HeldKind>();

export const isPost = ({ recordType }: Pick<WrittenPost, 'recordType'>) =>
  recordType === 'discussion' || recordType === 'comment';

/** Whoever looks after posts there needs nobody's approval. */
export function needsNobody(viewer: Viewer, categoryID: number | null): boolean {
  if (viewer.permissions.isAdmin || viewer.can('community.moderate')) return true;
  return categoryID !== null && viewer.canInCategory('posts.moderate', categoryID);
}

/** The first rule that asks for a look at it. */
export async function holdOf(ctx: RequestContext, post: WrittenPost): Promise<Hold | undefined> {
  if (needsNobody(ctx.viewer, post.categoryID)) return undefined;
  for (const { name, reasonID, check } of holdRules.of(ctx))
    if (await check(ctx, post)) return { reasonID, rule: name };
  return undefined;
}
