// Outside services in which records of posts are made, as add-ons contribute them: an issue tracker, a help desk.
import type { z } from 'zod';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AttachableType, AttachmentMetadata } from '../attachments.contract.ts';

/** The post that a record is made of. */
export interface AttachedPost {
  recordType: AttachableType;
  recordID: number;
  discussionID: number;
  /** Of the discussion. */
  name: string;
  /** As plain text. */
  text: string;
  /** Absolute. */
  url: string;
  insertUserID: number;
}

/** What the service says of its record. */
export interface SourceRecord {
  sourceID: string;
  /** http or https; anything else is left out. */
  sourceUrl?: string | undefined;
  /** As a reader sees it: `Open`. */
  status: string;
  state?: string | undefined;
  lastModifiedDate?: string | undefined;
  /** Rows of the box. With the format `user` the value is the id of a member. */
  metadata?: readonly AttachmentMetadata[] | undefined;
}

/** What the form asks again with, when these of its fields change. */
export interface ChosenBefore {
  projectID?: string | undefined;
  issueTypeID?: string | undefined;
}

/** All words are English, and translated where they are shown. */
export interface AttachmentProvider {
  attachmentType: string;
  /** Of the service: `GitHub`. */
  name: string;
  /** Of the item in the menu, and the title of its form: `Create an issue`. */
  label: string;
  submitButton: string;
  /** Heads the box below a post. */
  title: string;
  /** Stands before the number of the record: `Issue #12`. */
  externalIDLabel: string;
  /** The names of icons of the design system. */
  logoIcon: string;
  attachmentTypeIcon?: string;
  recordTypes: readonly AttachableType[];
  postSuccessMessage?: { message: string; linkText: string };
  /** False: it lacks an address or a key, and is offered nowhere. */
  isConfigured: (ctx: RequestContext) => boolean;
  /** Made of `propFields`, with its defaults. */
  form: (ctx: RequestContext, post: AttachedPost, chosen: ChosenBefore) => z.ZodObject | Promise<z.ZodObject>;
  /** Outside of any transaction. Throws an OutgoingProblem where the service does not take it. */
  create: (
    ctx: RequestContext,
    post: AttachedPost,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<SourceRecord>;
  /** Undefined: it cannot be reached now, and what is known of it stays. */
  refresh?: (
    ctx: RequestContext,
    known: { sourceID: string; sourceUrl: string | null; metadata: readonly AttachmentMetadata[] },
  ) => Promise<SourceRecord | undefined>;
}

export const attachmentProviders = new ExtensionPoint<AttachmentProvider>();

export function configuredProviders(ctx: RequestContext): readonly AttachmentProvider[] {
  return attachmentProviders.of(ctx).filter((provider) => provider.isConfigured(ctx));
}
