import { endpoint, z } from '@parley/addon-api/contract';

const cake = z.object({ cakeID: z.int32(), name: z.string() });

export const listCakes = endpoint({
  method: 'GET',
  path: '/cakes',
  summary: 'All cakes.',
  permission: 'public',
  response: z.array(cake),
});

export const bakeCake = endpoint({
  method: 'POST',
  path: '/cakes',
  summary: 'Bakes a cake.',
  permission: 'cakes.bake',
  body: z.object({ name: z.string().min(1).max(50).describe('What it is made of.') }),
  response: cake,
});
