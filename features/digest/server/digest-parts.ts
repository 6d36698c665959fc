// What a digest tells of, each part declared by whoever knows it: `extensions: [digestParts.add(followedPosts)]`.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface DigestEntry {
  /** What an earlier part told of is not told again: `discussion 5`. */
  key: string;
  title: string;
  /** On this site. */
  path: string;
  /** What stands below the title: `Batteries, last Omar`. */
  about: string;
  /** What stands beside it: `3 new`. */
  mark?: string;
}

export interface DigestPart {
  /** Unique over all features: `followed`. */
  name: string;
  position: number;
  /** As members choose it, and as it is headed. */
  label: (t: Translator['t']) => string;
  /** Whether it is told of where a member chose nothing. */
  isUsual: boolean;
  /** Told of beside other things: there is no digest for it alone. */
  isAside?: boolean;
  /**
   * The most important first, at most `limit`. `reader` has the rights and the language of whom it is for: what they may not
   * read at this moment is a condition of the statement. It reads no more rows the longer a discussion or the busier a member is.
   */
  find: (reader: RequestContext, wanted: { since: Date; limit: number }) => Promise<DigestEntry[]>;
}

export const digestParts = new ExtensionPoint<DigestPart>();

export function digestPartsOf(ctx: Pick<RequestContext, 'site' | 'config'>): DigestPart[] {
  return digestParts.of(ctx).toSorted((a, b) => a.position - b.position);
}
