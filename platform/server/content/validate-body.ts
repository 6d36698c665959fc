import { parseBodyFormat } from './body-format.ts';
import { validateDelta } from './rich/validate-delta.ts';
import { validateRich2 } from './rich2/validate-rich2.ts';

export interface BodyError {
  field: 'body' | 'format';
  code: 'invalid';
  message: string;
}

/** What is wrong with a body someone sends; stored bodies are drawn leniently instead. */
export function validateBody(source: string, format: string): BodyError[] {
  const known = parseBodyFormat(format);
  if (known === null) {
    return [{ field: 'format', code: 'invalid', message: `${format} is not a body format.` }];
  }
  const message = known === 'rich2' ? validateRich2(source) : known === 'rich' ? validateDelta(source) : null;
  return message === null ? [] : [{ field: 'body', code: 'invalid', message }];
}
