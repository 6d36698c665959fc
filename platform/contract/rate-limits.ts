// What may be done only so often, by one account (more often the more it is trusted: trust.ts) and one address. A feature declares a limit with the calls that have it:
//
//   export const cakeRateLimits = defineRateLimits({ baking: { perAccount: 10, perAddress: 50, seconds: 60, of: 'cakes' } });
//   declare module '../../platform/contract/rate-limits.ts' {
//     interface RateLimitNames extends LimitNamesOf<typeof cakeRateLimits> {}
//   }

export interface RateLimitDefinition {
  /** What a site begins with; 0: no limit. The settings are `rateLimits.<name>.perAccount`, `.perAddress`, `.seconds`. */
  perAccount: number;
  perAddress: number;
  seconds: number;
  /** What is counted, in words: `new posts`. */
  of: string;
  /** What went well costs nothing: only failures are counted. */
  countsFailuresOnly?: boolean;
  /** The address is counted for guests alone. */
  countsGuestsOnly?: boolean;
  /** Trust does not raise it: what is guessed at, or sent to an address somebody typed. */
  isSameForAll?: boolean;
}

/** Those of all features, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it where they declare their limits.
export interface RateLimitNames {}

export type RateLimitName = keyof RateLimitNames;

export type LimitNamesOf<Definitions> = { [Name in keyof Definitions]: true };

export type RateLimitDefinitions<Name extends string = string> = Readonly<Record<Name, RateLimitDefinition>>;

export function defineRateLimits<const Name extends string>(
  definitions: RateLimitDefinitions<Name>,
): RateLimitDefinitions<Name> {
  return definitions;
}
