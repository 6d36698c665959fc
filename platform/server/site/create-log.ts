// The log of a site. Addresses in it may hold what opens an account (a token in the query, a key in the path), whatever wrote
// the line: an error carries the address it failed at. So every line is cleaned as it leaves.
import pino, { type DestinationStream, type Logger } from 'pino';

const HIDDEN = '…';

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A query, up to the end of the string it stands in.
  [/\?[^\s"?=]{0,200}=[^\s"]*/g, `?${HIDDEN}`],
  // The same where its mark is written otherwise, or is missing.
  [
    /((?:token|code|key|secret|sig|signature|state|password|nonce|assertion|session)(?:\[\])?(?:=|%3[dD]))[^\s"&]+/gi,
    `$1${HIDDEN}`,
  ],
  // Keys in the paths that mails lead to.
  [/(\/(?:entry\/[a-z-]{1,40}|unsubscribe(?:\/resubscribe)?)\/)[^\s"?]+/gi, `$1${HIDDEN}`],
  // Access tokens and headers that hold one.
  [/\bva\.[\w-]{16,}/g, `va.${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[^\s"]+/gi, `$1 ${HIDDEN}`],
];

export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  return destination ? pino(options, destination) : pino(options);
}
