// What may be stored as a draft, and what more it takes to be posted at a time.
import { type DomainError, fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { formatOfBody } from '../draft-format.ts';
import { MAX_ATTRIBUTES_LENGTH } from '../drafts.contract.ts';
import type { DraftKind } from './draft-kinds.ts';
import { isEmptyBody } from './draft-text.ts';

type Attributes = Record<string, unknown>;

const MINUTE = 60_000;
const LEAST_AHEAD = 15 * MINUTE;
const MOST_AHEAD = 366 * 24 * 60 * MINUTE;

/** As they are stored: what does not say its format is plain text, unless it can be seen to be something else. */
export function checkedAttributes(attributes: Attributes): Attributes {
  const surplus = JSON.stringify(attributes).length - MAX_ATTRIBUTES_LENGTH;
  if (surplus > 0)
    throw fieldProblem('attributes', `attributes has ${surplus} characters too many.`, 422, 'maxLength');
  if (attributes.format !== undefined) return attributes;
  return { ...attributes, format: formatOfBody(attributes.body) ?? 'Text' };
}

export function requireContent(kind: DraftKind | undefined, { body }: Attributes): void {
  if (kind?.needsText && isEmptyBody(body))
    throw fieldProblem(
      'attributes.body',
      `A draft of a ${kind.recordType} needs a text.`,
      422,
      'missingField',
    );
}

/** Far enough ahead to think better of it, and not so far that nobody remembers. */
export function checkedDate(ctx: RequestContext, text: string | null | undefined): Date {
  if (text === null || text === undefined)
    throw fieldProblem('dateScheduled', 'dateScheduled is required.', 400, 'missingField');
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw fieldProblem('dateScheduled', 'dateScheduled is not a date.');
  const ahead = date.getTime() - ctx.now.getTime();
  if (ahead < LEAST_AHEAD) throw fieldProblem('dateScheduled', 'Choose a time at least 15 minutes ahead.');
  if (ahead > MOST_AHEAD) throw fieldProblem('dateScheduled', 'Choose a time within a year.');
  return date;
}

/** What the post is made of has to be there when it is scheduled: nobody is asked for it later. */
export function requireSchedulable(recordType: string, attributes: Attributes): void {
  if (recordType !== 'discussion')
    throw fieldProblem('recordType', 'Only discussions can be scheduled.', 422);
  const meta = (attributes.draftMeta ?? {}) as Attributes;
  const needed = {
    'attributes.format': attributes.format,
    'attributes.body': isEmptyBody(attributes.body) ? undefined : attributes.body,
    'attributes.draftMeta.name': meta.name,
    'attributes.draftMeta.postTypeID': meta.postTypeID,
  };
  for (const [path, value] of Object.entries(needed))
    if (value === undefined || value === null || value === '')
      throw fieldProblem(path, `${path} is required.`, 400, 'missingField');
}

/** What is tried again later: nobody has to do anything about it. */
export function isPassing(error: DomainError): boolean {
  return error.status === 429 || error.status === 503 || error.code.endsWith('.flood');
}
