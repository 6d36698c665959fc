import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testSite } from '../../../app/testing/test-site.ts';
import { defineEvent } from '../../../platform/contract/event.ts';
import { id } from '../../../platform/contract/fields.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { discussionParts } from './discussion-parts.ts';
import { discussionBy, withoutFloodLimits } from './testing/community.ts';

const harvestChanged = defineEvent('harvest.changed', z.object({ discussionID: id }));

/** An add-on that lets people say how much honey there was. */
const harvests: Feature = {
  name: 'harvests',
  dependsOn: ['discussions'],
  addon: { key: 'harvests', name: 'Harvests', description: 'Of honey.', isEnabledByDefault: true },
  extensions: [
    discussionParts.add({
      body: {
        harvest: z
          .object({ kilos: z.int().min(1) })
          .describe('What was harvested.')
          .optional(),
      },
      prepare: async (_ctx, post) => {
        const harvest = post.harvest as { kilos: number } | undefined;
        if (!harvest) return undefined;
        return async (w, { discussionID }) => {
          await w.db.execute(
            sql`insert into harvests (discussion_id, kilos) values (${discussionID}, ${harvest.kilos})`,
          );
          return undefined;
        };
      },
      prepareEdit: async (_ctx, patch) => {
        const harvest = patch.harvest as { kilos: number } | undefined;
        if (!harvest) return undefined;
        return async (w, { discussion_id: discussionID }) => {
          await w.db.execute(
            sql`update harvests set kilos = ${harvest.kilos} where discussion_id = ${discussionID}`,
          );
          await w.announce(
            harvestChanged,
            { discussionID },
            { invalidates: [cacheTag.discussion(discussionID)] },
          );
        };
      },
      formNodes: async () => [
        { place: 'belowBody', node: { $reactComponent: 'HarvestOfForm', $reactProps: {} } },
      ],
      pageNodes: async (ctx, { discussionID }) => {
        const rows = await ctx.db.rows<{ kilos: number }>(
          sql`select kilos from harvests where discussion_id = ${discussionID}`,
        );
        return rows.map(({ kilos }) => ({ $reactComponent: 'Harvest', $reactProps: { kilos } }));
      },
    }),
  ],
};

let test: TestSite;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSite({ moreFeatures: [harvests] });
  await test.site.database.execute(sql`
    create table harvests (discussion_id int primary key references discussions on delete cascade, kilos int check (kilos < 100))`);
  await withoutFloodLimits(test);
  admin = await signedIn(test, 'Adelina', 'administrator');
  member = await signedIn(test, 'Melba');
});
afterAll(() => test.close());

async function partsAt(path: string, component: string) {
  const { text } = await member.client.page(path);
  const { page } = JSON.parse(text);
  const found: Record<string, { $reactComponent: string }[] | undefined>[] = [];
  JSON.stringify(page.layout, (_key, value) => {
    if (value?.$reactComponent === component) found.push(value.$reactProps);
    return value;
  });
  const { parts, aboveBody, belowBody } = found[0] ?? {};
  return { parts, above: namesOf(aboveBody), below: namesOf(belowBody) };
}

const namesOf = (nodes: { $reactComponent: string }[] = []) => nodes.map((node) => node.$reactComponent);

describe('a part that an add-on brings to discussions', () => {
  it('is checked with the call, written with the discussion, and shown below its body', async () => {
    const { discussionID, url } = await discussionBy(member.client, { harvest: { kilos: 12 } });
    expect(discussionID).toBeGreaterThan(0);
    expect((await partsAt(new URL(url).pathname, 'OriginalPostAsset')).parts).toEqual([
      { $reactComponent: 'Harvest', $reactProps: { kilos: 12 } },
    ]);
    const without = await discussionBy(member.client);
    expect((await partsAt(new URL(without.url).pathname, 'OriginalPostAsset')).parts).toBeUndefined();
  });

  it('is refused by its own schema, at its own place', async () => {
    const post = { name: 'Honey', body: 'Much.', format: 'markdown', categoryID: 1 };
    const { status, body } = await member.client.post('/discussions/discussion', {
      ...post,
      harvest: { kilos: 0 },
    });
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'kilos', path: 'harvest', code: 'minimum' })],
    ]);
  });

  it('leaves no discussion behind where it cannot be written', async () => {
    const count = async () => (await member.client.get('/discussions?limit=100')).body.length;
    const before = await count();
    const post = { name: 'Honey', body: 'Too much.', format: 'markdown', categoryID: 1 };
    expect((await member.client.post('/discussions', { ...post, harvest: { kilos: 500 } })).status).toBe(500);
    expect(await count()).toBe(before);
  });

  it('is edited with the discussion, by whoever may edit that, and both or neither', async () => {
    const { discussionID, url } = await discussionBy(member.client, { harvest: { kilos: 12 } });
    const somebody = await signedIn(test, `Otto${discussionID}`);
    const path = `/discussions/${discussionID}`;
    const kilosOf = async () => (await partsAt(new URL(url).pathname, 'OriginalPostAsset')).parts;
    expect((await somebody.client.patch(path, { harvest: { kilos: 13 } })).status).toBe(403);
    expect((await member.client.patch(path, { harvest: { kilos: 0 } })).status).toBe(422);
    expect((await member.client.patch(path, { name: 'Lost', harvest: { kilos: 500 } })).status).toBe(500);
    expect((await member.client.get(path)).body.name).not.toBe('Lost');
    expect(await kilosOf()).toMatchObject([{ $reactProps: { kilos: 12 } }]);
    const edited = await member.client.patch(path, { body: 'At last.', harvest: { kilos: 14 } });
    expect(edited.body.body).toContain('At last.');
    expect(await kilosOf()).toMatchObject([{ $reactProps: { kilos: 14 } }]);
  });

  it('has its fields in the form, beside those of tags and types', async () => {
    expect(await partsAt('/post/discussion', 'CreatePostFormAsset')).toMatchObject({
      above: ['TagsOfForm', 'PostFieldsOfForm'],
      below: expect.arrayContaining(['HarvestOfForm']),
    });
  });

  it('is described with the call', async () => {
    const { body } = await test.guest.get('/open-api/v3');
    const { schema } = body.paths['/discussions'].post.requestBody.content['application/json'];
    expect(schema.allOf[1].properties.harvest.description).toBe('What was harvested.');
    expect(schema.allOf[0].$ref).toMatch(/Discussion/);
  });

  it('is gone while the add-on is switched off', async () => {
    const { url } = await discussionBy(member.client, { harvest: { kilos: 3 } });
    await admin.client.patch('/addons/harvests', { enabled: false });
    expect((await partsAt(new URL(url).pathname, 'OriginalPostAsset')).parts).toBeUndefined();
    expect((await partsAt('/post/discussion', 'CreatePostFormAsset')).below).not.toContain('HarvestOfForm');
    // Unknown properties are ignored.
    await discussionBy(member.client, { harvest: { kilos: -1 } });
    await admin.client.patch('/addons/harvests', { enabled: true });
    expect((await partsAt(new URL(url).pathname, 'OriginalPostAsset')).parts).toHaveLength(1);
  });
});
