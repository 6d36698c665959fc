// What others add to discussions: properties of the call that starts one, fields of its form, parts below its body.

import type { LayoutNode } from '../../../platform/contract/page.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { InputAddition } from '../../../platform/server/http/input/input-additions.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import type { OfferedPostType } from '../../post-types/server/post-type.policy.ts';
import type { Discussion, DiscussionPatch, DiscussionPost } from '../discussions.contract.ts';
import type { DiscussionRow } from './discussion.rows.ts';

/** With the properties that parts add, each as its schema made it. */
export type PostedDiscussion = DiscussionPost & AddedProperties;
export type EditedDiscussion = DiscussionPatch & AddedProperties;
interface AddedProperties {
  readonly [added: string]: unknown;
}

export interface NewDiscussion {
  discussionID: number;
  categoryID: number;
  /** It waits for approval: nothing may count it yet. */
  isHeld: boolean;
}

/** Within the transaction that starts the discussion; answers the cache tags that are invalid then, if any. */
export type WritePart = (
  w: WriteContext,
  discussion: NewDiscussion,
) => Promise<readonly string[] | undefined>;

/** Within the transaction that edits the discussion, which is locked; announces itself what it changes. */
export type RewritePart = (w: WriteContext, row: DiscussionRow) => Promise<void>;

/** In English, by the name of the field. */
export type FieldLabels = Readonly<Record<string, string>>;

export interface FormNode {
  /** Beside the title, or after the body. */
  place: 'aboveBody' | 'belowBody';
  node: LayoutNode;
}

/**
 * `body`: what it adds to the body of `POST /discussions`, `POST /discussions/:discussionType` and
 * `PATCH /discussions/:discussionID`.
 */
export interface DiscussionPart extends InputAddition {
  /** Checks what is posted, before the transaction. Without an answer there is nothing to write. */
  prepare?: (
    ctx: RequestContext,
    post: PostedDiscussion,
    type: OfferedPostType,
  ) => Promise<WritePart | undefined>;
  /** Within the transaction, before anything is written: the number that was reserved for the discussion, if one was. */
  reservedID?: (w: WriteContext, post: PostedDiscussion) => Promise<number | undefined>;
  /**
   * Checks what is sent with an edit. Where it answers what to write, the viewer has to be one who may edit the
   * discussion.
   */
  prepareEdit?: (
    ctx: RequestContext,
    patch: EditedDiscussion,
    row: DiscussionRow,
  ) => Promise<RewritePart | undefined>;
  /** What its fields are called in the form, by their names (`poll.question`), for messages about a post that is not in it. */
  fieldLabels?: (ctx: RequestContext) => Promise<FieldLabels> | FieldLabels;
  /** In the form, for all types it offers; the component asks `usePostForm()` for the chosen one. */
  formNodes?: (ctx: RequestContext, params: PageParams) => Promise<FormNode[]>;
  /** Below the body, on the discussion's page; shared content, as widgets are. */
  pageNodes?: (ctx: RequestContext, discussion: Discussion) => Promise<LayoutNode[]>;
}

export const discussionParts = new ExtensionPoint<DiscussionPart>();

export async function prepareParts(
  ctx: RequestContext,
  post: PostedDiscussion,
  type: OfferedPostType,
): Promise<WritePart[]> {
  const prepared: WritePart[] = [];
  // One after another, so that the same thing is complained of first each time.
  for (const part of discussionParts.of(ctx)) {
    const write = await part.prepare?.(ctx, post, type);
    if (write) prepared.push(write);
  }
  return prepared;
}

export async function reservedIDOf(
  ctx: RequestContext,
  w: WriteContext,
  post: PostedDiscussion,
): Promise<number | undefined> {
  let reserved: number | undefined;
  for (const part of discussionParts.of(ctx)) reserved = (await part.reservedID?.(w, post)) ?? reserved;
  return reserved;
}

export async function prepareEditedParts(
  ctx: RequestContext,
  patch: EditedDiscussion,
  row: DiscussionRow,
): Promise<RewritePart[]> {
  const prepared: RewritePart[] = [];
  for (const part of discussionParts.of(ctx)) {
    const rewrite = await part.prepareEdit?.(ctx, patch, row);
    if (rewrite) prepared.push(rewrite);
  }
  return prepared;
}

export async function writeParts(
  w: WriteContext,
  parts: readonly WritePart[],
  discussion: NewDiscussion,
): Promise<string[]> {
  const invalidates: string[] = [];
  for (const write of parts) invalidates.push(...((await write(w, discussion)) ?? []));
  return invalidates;
}

/** Of the fields of every post, and of those that parts add. */
export async function fieldLabelsOf(ctx: RequestContext): Promise<FieldLabels> {
  const ofParts = await Promise.all(discussionParts.of(ctx).map((part) => part.fieldLabels?.(ctx)));
  return Object.assign({}, labelsOfEveryPost, ...ofParts);
}

const labelsOfEveryPost: FieldLabels = {
  name: 'Title',
  body: 'Body',
  categoryID: 'Category',
  postTypeID: 'Post Type',
};

/** Nothing is said of places where nothing is. */
export async function partsOfPage(
  ctx: RequestContext,
  discussion: Discussion,
): Promise<{ parts?: LayoutNode[] }> {
  const nodes = await Promise.all(discussionParts.of(ctx).map((part) => part.pageNodes?.(ctx, discussion)));
  const parts = nodes.flatMap((each) => each ?? []);
  return parts.length > 0 ? { parts } : {};
}

export async function partsOfForm(
  ctx: RequestContext,
  params: PageParams,
): Promise<Record<FormNode['place'], LayoutNode[]>> {
  const nodes = await Promise.all(discussionParts.of(ctx).map((part) => part.formNodes?.(ctx, params)));
  const all = nodes.flatMap((each) => each ?? []);
  const at = (place: FormNode['place']) => all.filter((each) => each.place === place).map(({ node }) => node);
  return { aboveBody: at('aboveBody'), belowBody: at('belowBody') };
}
