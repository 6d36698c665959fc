import type { ReactNode } from 'react';

/** One of the things that can be chosen. */
export type Token = {
  id: string | number;
  name: string;
  /** Before the name: an avatar, a category's swatch. */
  lead?: ReactNode;
  /** Behind it: a count, the way to a category. */
  note?: ReactNode;
};

/** Answers what fits; nothing typed asks for what is chosen most. */
export type SearchTokens<T extends Token> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

export function hasName(name: string): (token: Token) => boolean {
  const wanted = name.toLowerCase();
  return (token) => token.name.toLowerCase() === wanted;
}
