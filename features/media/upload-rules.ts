// What is checked before anything is sent, with the server's messages.
import { sizeText } from '../../platform/contract/byte-size.ts';
import { extensionOf, isAllowed } from './media.formats.ts';

/** `upload` of the site's meta. */
export interface UploadRules {
  /** In bytes. */
  maxSize: number;
  maxUploads: number;
  allowedExtensions: readonly string[];
}

export const TOO_BIG = 'The uploaded file was too big (max {size}).';
export const NOT_ALLOWED =
  'The uploaded file did not have an allowed extension. Only the following extensions are allowed. {list}.';

type Translate = (text: string, values: Record<string, string>) => string;

export function fileProblem(
  file: { name: string; size: number },
  rules: UploadRules,
  t: Translate,
): string | undefined {
  if (file.size > rules.maxSize) return t(TOO_BIG, { size: sizeText(rules.maxSize) });
  if (!isAllowed(extensionOf(file.name), rules.allowedExtensions))
    return t(NOT_ALLOWED, { list: rules.allowedExtensions.join(', ') });
  return undefined;
}
