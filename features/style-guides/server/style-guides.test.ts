import { describe, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });

const lookup = '/layouts/lookup-hydrate?layoutViewType=styleGuides&recordType=global&recordID=-1';

describe('the style guide', () => {
  it('is a page of whoever looks after the site', async () => {
    expect(await test.admin.client.get(lookup)).toMatchObject({
      status: 200,
      body: {
        seo: { title: 'Style guide' },
        layout: [{ $reactProps: { children: [{ $reactComponent: 'StyleGuidePage' }] } }],
      },
    });
  });

  it.each(['guest', 'member', 'moderator'] as const)('is refused to a %s', async (who) => {
    const client = who === 'guest' ? test.guest : test[who].client;
    expect(await client.get(lookup)).toMatchObject({ status: 403 });
  });
});
