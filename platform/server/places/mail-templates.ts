// The mails of the site, as data: whoever sends one says of which texts it is made, so that staff find, try and change its
// words. Each is a text of the interface: what a community says instead stands with its other texts, by language.
import { ExtensionPoint } from '../feature/extension-point.ts';

export interface MailText {
  /** The English text, as the code that sends the mail has it. */
  text: string;
  /** What its gaps are filled with to try it; `site` and `name` are filled by themselves. */
  sample?: Readonly<Record<string, string | number>>;
}

export interface MailTemplate {
  id: string;
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** English; translated where it is shown. */
  name: string;
  /** `fixed`: it is the title of a post. */
  subject: MailText | { fixed: string };
  /** In order. Below `url`: a link of the site, or what else is not made of words. */
  paragraphs: readonly (MailText | { url: string } | { fixed: string })[];
}

export const mailTemplates = new ExtensionPoint<MailTemplate>();
