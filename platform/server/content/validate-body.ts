import { holdsReadableText } from '../../contract/readable-text.ts';
import { parseBodyFormat } from './body-format.ts';
import { excessOf } from './body-limits.ts';
import { validateDelta } from './rich/validate-delta.ts';
import { validateRich2 } from './rich2/validate-rich2.ts';

export interface BodyError {
  field: 'body' | 'format';
  code: 'invalid' | 'maxLength' | 'tooComplicated';
  message: string;
}

/** What is wrong with a body someone sends; stored bodies are drawn leniently instead. */
export function validateBody(source: string, format: string): BodyError[] {
  const known = parseBodyFormat(format);
  if (known === null) {
    return [{ field: 'format', code: 'invalid', message: `${format} is not a body format.` }];
  }
  const excess = excessOf(source, known);
  if (excess !== null) return [{ field: 'body', code: 'maxLength', message: excess }];
  const message = known === 'rich2' || known === 'rich' ? problemOfJson(source, known) : null;
  return message === null ? [] : [{ field: 'body', code: 'invalid', message }];
}

function problemOfJson(source: string, format: 'rich2' | 'rich'): string | null {
  const message = format === 'rich2' ? validateRich2(source) : validateDelta(source);
  if (message !== null) return message;
  // JSON can spell by its escapes what no request may hold as it is.
  return holdsReadableText(JSON.parse(source)) ? null : 'body holds characters that are not text.';
}
