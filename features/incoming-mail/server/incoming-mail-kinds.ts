// What mails to addresses of the site's own are for: `extensions: [incomingMailKinds.add(bounces)]`.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { ParsedMail } from './parse-mail.ts';

export interface IncomingMail extends ParsedMail {
  /** One for each mail that was received: whatever is done runs again where a process is killed amid. */
  incomingMailID: number;
  /** What stands in the address that it was for. */
  numbers: readonly number[];
  /** Who the conversation said that it came from; empty: a bounce. */
  mailFrom: string;
}

export interface IncomingMailKind {
  /** What addresses begin with: `bounce`. Unique over all features; small letters. */
  purpose: string;
  /** Idempotent by the id of the mail. What fails is tried again. */
  receive: (site: Site, mail: IncomingMail) => Promise<void>;
}

export const incomingMailKinds = new ExtensionPoint<IncomingMailKind>();
