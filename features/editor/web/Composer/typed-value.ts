import { rich2OfText } from '../../rich2/rich2-of-text.ts';
import type { ComposerFormat } from './composer-props.ts';

/** What was typed into the plain text area, as a body of that format. */
export function valueOfTyped(typed: string, format: ComposerFormat): string {
  return format === 'rich2' ? rich2OfText(typed) : typed;
}
