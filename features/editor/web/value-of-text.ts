// Plain text as a body that somebody goes on writing.
import type { ComposerFormat } from './Composer/composer-props.ts';
import { valueOfTyped } from './Composer/typed-value.ts';

export function valueOfText(text: string, format: ComposerFormat): string {
  return valueOfTyped(text, format);
}
