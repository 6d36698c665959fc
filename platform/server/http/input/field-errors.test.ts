import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const body = z.object({
  name: z.string().min(1),
  ids: z.array(z.int32()).optional(),
  users: z
    .array(z.object({ name: z.string(), roles: z.array(z.object({ id: z.int32() })).optional() }))
    .optional(),
  newPost: z.object({ name: z.string().min(1) }).optional(),
});

const shown = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input);
  return fieldErrors(parsed.error?.issues ?? [], input).map(({ field, path, index, message }) => ({
    field,
    path,
    index,
    message,
  }));
};

it('names the item of a list, its number and what of it is wrong', () => {
  const users = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }, { roles: [{ id: 1 }, { id: 'x' }] }];
  expect(shown(body, { name: 'x', users })).toEqual([
    { field: 'name', path: 'users[3]', index: 3, message: 'users[3].name is required.' },
    {
      field: 'id',
      path: 'users[3].roles[1]',
      index: 1,
      message: 'users[3].roles[1].id must be of type number.',
    },
  ]);
  expect(shown(body, { name: 'x', ids: [1, 2, 'x'] })).toEqual([
    { field: 'ids', path: 'ids[2]', index: 2, message: 'ids[2] must be of type number.' },
  ]);
});

it('names the item of a body that is a list', () => {
  expect(shown(z.array(body), [{ name: 'x' }, { name: '' }])).toEqual([
    { field: 'name', path: '[1]', index: 1, message: '[1].name is required.' },
  ]);
  expect(shown(z.array(z.int32()), [1, 'x'])).toEqual([
    { field: 'body', path: '[1]', index: 1, message: '[1] must be of type number.' },
  ]);
});

it('leaves the place out of the words where there is no list', () => {
  expect(shown(body, { name: '', newPost: { name: '' } })).toEqual([
    { field: 'name', path: undefined, index: undefined, message: 'name is required.' },
    { field: 'name', path: 'newPost', index: undefined, message: 'name is required.' },
  ]);
});
