import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import type {
  getCategory,
  listCategories,
  searchCategories,
} from '../../../categories/categories.contract.ts';
import type { getCollection, listCollections } from '../../../collections/collections.contract.ts';
import type { getRole, listRoles } from '../../../roles/roles.contract.ts';
import type { getTag, listTags } from '../../../tags/tags.contract.ts';
import type { getUser, listUsersByName } from '../../../users/users.contract.ts';

export type RecordKind = 'category' | 'tag' | 'user' | 'role' | 'collection';

const MOST_FOUND = 50;
type Find = (query: string, signal: AbortSignal) => Promise<Token[]>;

const finders: Record<RecordKind, Find> = {
  category: async (query, signal) => {
    const scope = { limit: MOST_FOUND };
    const { body } = query
      ? await call<typeof searchCategories>('GET /categories/search', { query: { ...scope, query }, signal })
      : await call<typeof listCategories>('GET /categories', {
          query: { ...scope, outputFormat: 'flat' },
          signal,
        });
    return body.map(({ categoryID, name }) => ({ id: categoryID, name }));
  },
  tag: async (query, signal) => {
    const { body } = await call<typeof listTags>('GET /tags', {
      query: { query, limit: MOST_FOUND },
      signal,
    });
    return body.map(({ tagID, name }) => ({ id: tagID, name }));
  },
  user: async (query, signal) => {
    const { body } = await call<typeof listUsersByName>('GET /users/by-names', {
      query: { name: `${query}*`, order: 'mention', limit: MOST_FOUND },
      signal,
    });
    return body.map(({ userID, name }) => ({ id: userID, name }));
  },
  role: async (query, signal) => {
    const { body } = await call<typeof listRoles>('GET /roles', { query: {}, signal });
    return matching(
      body.map(({ roleID, name }) => ({ id: roleID, name })),
      query,
    );
  },
  collection: async (query, signal) => {
    const { body } = await call<typeof listCollections>('GET /collections', {
      query: { limit: MOST_FOUND },
      signal,
    });
    return matching(
      body.map(({ collectionID, name }) => ({ id: collectionID, name })),
      query,
    );
  },
};

export function findRecords(kind: RecordKind, query: string, signal: AbortSignal): Promise<Token[]> {
  return finders[kind](query, signal);
}

type Name = (id: number, signal: AbortSignal) => Promise<string>;

const namers: Record<RecordKind, Name> = {
  category: async (categoryID, signal) =>
    (await call<typeof getCategory>('GET /categories/:categoryID', { params: { categoryID }, signal })).body
      .name,
  tag: async (tagID, signal) =>
    (await call<typeof getTag>('GET /tags/:tagID', { params: { tagID }, signal })).body.name,
  user: async (userID, signal) =>
    (await call<typeof getUser>('GET /users/:userID', { params: { userID }, signal })).body.name,
  role: async (roleID, signal) =>
    (await call<typeof getRole>('GET /roles/:roleID', { params: { roleID }, signal })).body.name,
  collection: async (collectionID, signal) =>
    (await call<typeof getCollection>('GET /collections/:collectionID', { params: { collectionID }, signal }))
      .body.name,
};

/** Names of the few records that are chosen already; one that is gone has none. */
export async function nameRecords(
  kind: RecordKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<[number, string][]> {
  const named = await Promise.allSettled(
    ids.map(async (id): Promise<[number, string]> => [id, await namers[kind](id, signal)]),
  );
  return named.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function matching(tokens: Token[], query: string): Token[] {
  const wanted = query.toLowerCase();
  return tokens.filter(({ name }) => name.toLowerCase().includes(wanted));
}
