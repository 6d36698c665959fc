import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn } from '../../users/server/testing/members.ts';

describe('bodies that are not posted', () => {
  let test: TestSite;
  beforeAll(async () => {
    test = await testSite();
  });
  afterAll(() => test.close());

  it('renders as a post would be, mentions included, and lets nothing unsafe through', async () => {
    const { client } = await signedIn(test, 'Writer');
    const body = '**Hello** @Writer <script>alert(1)</script>';
    const answer = await client.post('/bodies/preview', { body, format: 'markdown' });
    expect(answer.status).toBe(200);
    expect(answer.body.html).toContain('<strong>Hello</strong>');
    expect(answer.body.html).toContain('data-username="Writer"');
    expect(answer.body.html).not.toContain('<script');
  });

  it('takes bodies with more in them than it draws', async () => {
    const { client } = await signedIn(test, 'Stored');
    const mention = {
      type: '@',
      name: 'Stored',
      userID: '1',
      photoUrl: '/x',
      banned: 0,
      children: [{ text: '' }],
    };
    const nodes = [
      { type: 'p', children: [{ text: 'Hi ', color: 'red' }, mention] },
      { type: 'callout', variant: 'info', children: [{ text: 'in a box' }] },
    ];
    const rich2 = await client.post('/bodies/preview', { body: JSON.stringify(nodes), format: 'rich2' });
    expect(rich2.status).toBe(200);
    expect(rich2.body.html).toMatch(/Hi <a class="atMention".*in a box/);
    const delta = [{ insert: 'let a' }, { insert: '\n', attributes: { codeBlock: true } }];
    const rich = await client.post('/bodies/preview', { body: JSON.stringify(delta), format: 'rich' });
    expect([rich.status, rich.body.html]).toEqual([200, expect.stringContaining('codeBlock')]);
  });

  it('refuses guests and formats nobody knows', async () => {
    const { client } = await signedIn(test, 'Other');
    expect((await test.guest.post('/bodies/preview', { body: 'x' })).status).toBe(403);
    expect((await client.post('/bodies/preview', { body: 'x', format: 'runes' })).status).toBe(422);
  });

  it('renders what is quoted', async () => {
    const { client } = await signedIn(test, 'Quoter');
    const answer = await client.post('/rich/quote', {
      body: '**Yes** <script>1</script>',
      format: 'markdown',
    });
    expect(answer.status).toBe(201);
    expect(answer.body.quote).toContain('<strong>Yes</strong>');
    expect(answer.body.quote).not.toContain('<script');
    expect((await client.post('/rich/quote', { body: 'x' })).status).toBe(400);
    expect((await client.post('/rich/quote', { format: 'text' })).status).toBe(400);
    expect((await client.post('/rich/quote', { body: 'x', format: 'runes' })).status).toBe(422);
    expect((await client.post('/rich/quote', { body: 'no json', format: 'rich2' })).status).toBe(422);
    expect((await test.guest.post('/rich/quote', { body: 'x', format: 'text' })).status).toBe(403);
  });
});
