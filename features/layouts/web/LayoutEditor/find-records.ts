import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import type { listCategories, searchCategories } from '../../../categories/categories.contract.ts';
import type { listCollections } from '../../../collections/collections.contract.ts';
import type { listRoles } from '../../../roles/roles.contract.ts';
import type { listTags } from '../../../tags/tags.contract.ts';
import type { listUsers, listUsersByName } from '../../../users/users.contract.ts';

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

/** Names of records that are chosen already. */
export async function nameRecords(
  kind: RecordKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<[number, string][]> {
  if (kind === 'user') {
    const query = { userID: ids.join(','), limit: MOST_FOUND };
    const { body } = await call<typeof listUsers>('GET /users', { query: query as never, signal });
    return body.map(({ userID, name }) => [userID, name]);
  }
  const found = await finders[kind]('', signal);
  return found.filter(({ id }) => ids.includes(Number(id))).map(({ id, name }) => [Number(id), name]);
}

function matching(tokens: Token[], query: string): Token[] {
  const wanted = query.toLowerCase();
  return tokens.filter(({ name }) => name.toLowerCase().includes(wanted));
}
