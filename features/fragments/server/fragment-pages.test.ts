import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });
let admin: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
});

const NOBODY = '00000000-0000-4000-8000-000000000000';
const JS = 'export default () => null;';

async function made(more: Record<string, unknown> = {}) {
  const code = { name: 'Greeting', fragmentType: 'CallToActionFragment', js: JS, jsRaw: JS };
  const { status, body, text } = await admin.post('/fragments', { ...code, ...more });
  if (status !== 201) throw new Error(text);
  return body;
}

describe('fragments', () => {
  it('that were never more than a draft go with it', async () => {
    const { fragmentUUID, fragmentRevisionUUID } = await made();
    const path = `/fragments/${fragmentUUID}`;
    expect((await admin.delete(`${path}?fragmentRevisionUUID=${fragmentRevisionUUID}`)).status).toBe(200);
    expect((await admin.get(`${path}/revisions`)).status).toBe(404);
    const left = await test.site.database.rows(
      sql`select from fragments where fragment_uuid = ${fragmentUUID}`,
    );
    expect(left).toEqual([]);
  });

  it('have pages where they are written, for those who may', async () => {
    const one = await made({ name: 'On a page', commitMessage: 'First' });
    const shown = async (address: string) => {
      const { status, text } = await admin.page(address);
      if (status !== 200) return status;
      const { page } = JSON.parse(text);
      const [node] = page.layout;
      return [page.seo.title, (node.$reactProps.children?.[0] ?? node).$reactProps];
    };
    const list = (query: string) => shown(`/appearance/fragments${query}`);
    const edit = `/appearance/fragments/CallToActionFragment/${one.fragmentUUID}/edit`;
    for (const client of [test.guest, test.member.client, test.moderator.client])
      for (const address of ['/appearance/fragments', '/appearance/fragments/BannerFragment/add', edit])
        expect((await client.page(address)).status, address).toBe(403);
    const all = { status: 'latest', appliedStatus: 'all', fragmentType: '' };
    const expected = expect.objectContaining({ name: 'On a page', author: { name: 'Adelina' } });
    expect(await list('')).toEqual([
      'Fragments',
      { fragments: expect.arrayContaining([expected]), filters: all },
    ]);
    expect(await list('?status=draft&fragmentType=CustomFragment&appliedStatus=applied')).toEqual([
      'Fragments',
      {
        fragments: [],
        filters: { status: 'draft', appliedStatus: 'applied', fragmentType: 'CustomFragment' },
      },
    ]);
    expect(await list('?status=gone&fragmentType=x&appliedStatus=x')).toMatchObject([
      'Fragments',
      { filters: all },
    ]);
    const fresh = { fragmentType: 'BannerFragment', revisions: [], countRevisions: 0, didAccept: false };
    expect(await shown('/appearance/fragments/BannerFragment/add')).toEqual(['New fragment', fresh]);
    expect(await shown(edit)).toMatchObject([
      'On a page',
      { fragment: { js: JS }, revisions: [{ commitMessage: 'First' }], countRevisions: 1 },
    ]);
    for (const nowhere of [
      '/appearance/fragments/FooterFragment/add',
      edit.replace('CallToAction', 'Banner'),
      edit.replace(one.fragmentUUID, NOBODY),
    ])
      expect(await shown(nowhere), nowhere).toBe(404);
    await admin.delete(`/fragments/${one.fragmentUUID}`);
  });
});
