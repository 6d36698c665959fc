// First steps: done by what is there, shown to newcomers, put away for good.
import { sql } from '@parley/addon-api';
import { commentOn, countedCommunity, discussionBy, signedIn, statementsOf } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/onboarding', { enabled: true });
});

type Client = typeof test.guest;

async function stepsOf(client: Client) {
  const { status, body } = await client.get('/onboarding/me');
  expect(status).toBe(200);
  const done = body.steps.filter(({ isDone }: { isDone: boolean }) => isDone);
  return { ...body, done: done.map(({ name }: { name: string }) => name) };
}

describe('first steps', () => {
  it('are done one after the other, and the list goes with the last', async () => {
    const ava = await signedIn(test, 'Ava');
    expect(await stepsOf(ava.client)).toMatchObject({ isShown: true, isDismissed: false, done: [] });
    const { discussionID } = await discussionBy(test.member.client);
    await ava.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    expect((await stepsOf(ava.client)).done).toEqual(['follow']);
    await commentOn(ava.client, discussionID);
    expect((await stepsOf(ava.client)).done).toEqual(['follow', 'comment']);
    await discussionBy(ava.client);
    expect((await stepsOf(ava.client)).done).toEqual(['follow', 'comment', 'discussion']);
    await test.site.database.execute(sql`
      update users set photo_url = 'ava.png', about_html = 'I keep bees.' where user_id = ${ava.userID}`);
    const all = await stepsOf(ava.client);
    expect([all.isShown, all.done.length]).toEqual([false, 5]);
  });

  it('take a reaction for a step, and no report', async () => {
    const bo = await signedIn(test, 'Bo');
    const { discussionID } = await discussionBy(test.member.client);
    await test.site.database.execute(sql`
      insert into reactions (record_type, record_id, user_id, urlcode, is_flag)
      select 'discussion', ${discussionID}, ${bo.userID}, urlcode, true from reaction_types limit 1`);
    expect((await stepsOf(bo.client)).done).toEqual([]);
    const { status } = await bo.client.post(`/discussions/${discussionID}/reactions`, {
      reactionType: 'Like',
    });
    expect(status).toBe(201);
    expect((await stepsOf(bo.client)).done).toEqual(['follow']);
    await test.site.database.execute(sql`delete from reactions where user_id = ${bo.userID} and is_flag`);
  });

  it('are put away and brought back, once however often', async () => {
    const cy = await signedIn(test, 'Cy');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => cy.client.put('/onboarding/me', { isDismissed: true })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = () =>
      test.site.database.rows(sql`select from onboarding_dismissed where user_id = ${cy.userID}`);
    expect(await rows()).toHaveLength(1);
    expect(await stepsOf(cy.client)).toMatchObject({ isShown: false, isDismissed: true });
    expect((await cy.client.put('/onboarding/me', { isDismissed: false })).body.isShown).toBe(true);
    expect(await rows()).toHaveLength(0);
  });

  it('are for newcomers alone, as long as the site says', async () => {
    const dov = await signedIn(test, 'Dov');
    await test.site.database.execute(sql`
      update users set date_inserted = now() - interval '31 days' where user_id = ${dov.userID}`);
    expect((await stepsOf(dov.client)).isShown).toBe(false);
    await test.admin.client.patch('/config', { 'onboarding.days': 60 });
    expect((await stepsOf(dov.client)).isShown).toBe(true);
    expect((await test.admin.client.patch('/config', { 'onboarding.days': 0 })).status).toBe(422);
    await test.admin.client.patch('/config', { 'onboarding.days': 30 });
  });

  it('take one statement, whatever is there', async () => {
    await stepsOf(test.member.client);
    const made = await statementsOf(test.site.database, () => stepsOf(test.member.client));
    expect(made.filter(({ text }) => text.includes('onboarding_dismissed'))).toHaveLength(1);
  });
});

it.each([
  [{}, 400],
  [{ isDismissed: 'often' }, 422],
] as const)('refuses to take %o', async (body, status) => {
  expect((await test.member.client.put('/onboarding/me', body)).status).toBe(status);
});

it('knows no steps of guests', async () => {
  expect((await test.guest.get('/onboarding/me')).status).toBe(403);
  expect((await test.guest.put('/onboarding/me', { isDismissed: true })).status).toBe(403);
});

const homeOf = async (client: Client) =>
  JSON.stringify((await client.get('/layouts/lookup-hydrate?layoutViewType=home')).body.layout);

it('stands on the home page of members, and nowhere where it is switched off', async () => {
  expect(await homeOf(test.member.client)).toContain('OnboardingChecklist');
  expect(await homeOf(test.guest)).not.toContain('OnboardingChecklist');
  await test.admin.client.patch('/addons/onboarding', { enabled: false });
  expect(await homeOf(test.member.client)).not.toContain('OnboardingChecklist');
  expect((await test.member.client.get('/onboarding/me')).status).toBe(404);
  await test.admin.client.patch('/addons/onboarding', { enabled: true });
});
