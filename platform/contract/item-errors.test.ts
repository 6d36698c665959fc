import { expect, it } from 'vitest';
import { DomainError, notFound } from './errors.ts';
import { itemError, ofItem, requireItems } from './item-errors.ts';

function refused(work: () => unknown): Record<string, unknown> | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.toBody();
  }
  return undefined;
}

it('names every item that is not accepted, as a schema does', () => {
  const isEven = (each: number) => each % 2 === 0;
  expect(refused(() => requireItems('roleIDs', [2, 3, 4, 5], isEven, 'names no role.'))).toMatchObject({
    status: 422,
    errors: [
      {
        field: 'roleIDs',
        path: 'roleIDs[1]',
        index: 1,
        code: 'invalid',
        message: 'roleIDs[1] names no role.',
      },
      {
        field: 'roleIDs',
        path: 'roleIDs[3]',
        index: 3,
        code: 'invalid',
        message: 'roleIDs[3] names no role.',
      },
    ],
  });
  expect(refused(() => requireItems('roleIDs', [2, 4], isEven, 'names no role.'))).toBeUndefined();
  expect(refused(() => requireItems('roleIDs', undefined, isEven, 'names no role.'))).toBeUndefined();
});

it('says what the list stands in', () => {
  expect(itemError('sizes', 2, 'must be one of: S, M.', { within: 'postMeta' })).toMatchObject({
    field: 'sizes',
    path: 'postMeta.sizes[2]',
    message: 'postMeta.sizes[2] must be one of: S, M.',
  });
});

it('lets a refusal be what it is, and tells the item beside it', async () => {
  const missing = ofItem('records', 3, () => Promise.reject(notFound('Discussion')));
  const error = (await missing.catch((caught) => caught)) as DomainError;
  expect(error.toBody()).toMatchObject({
    status: 404,
    message: 'Discussion not found.',
    errors: [{ field: 'records', path: 'records[3]', index: 3, status: 404, code: 'notFound' }],
  });
});
