// Starting, reading, changing and deleting polls.
import { countedCommunity, discussionBy } from '@parley/addon-api/testing';
import { describe, expect, it } from 'vitest';
import { OPTIONS, pollBy, tilt, vote } from './testing/polls.ts';

const test = countedCommunity();
const bodiesOf = (options: { body: string }[]) => options.map(({ body }) => body);

describe('a poll', () => {
  it('is started with a discussion of its own', async () => {
    const { client, userID } = test.member;
    const { status, body } = await client.post('/polls', tilt({ anonymous: true, multipleChoice: true }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Which winter tilt do you run?',
      countOptions: 3,
      countVotes: 0,
      insertUserID: userID,
      updateUserID: null,
      anonymous: true,
      multipleChoice: true,
      resultsHidden: false,
      votesChangeable: true,
      dateCloses: null,
      closed: false,
      votedOptionIDs: [],
    });
    expect(body.options).toMatchObject([
      { pollID: body.pollID, body: 'As the roof is', sort: 1, countVotes: 0, insertUserID: userID },
      { body: '60° and more', sort: 2 },
      { body: 'Vertical', sort: 3 },
    ]);
    const discussion = await test.guest.get(`/discussions/${body.discussionID}`);
    expect(discussion.body).toMatchObject({ type: 'poll', attributes: { poll: { pollID: body.pollID } } });
    const brief = await client.post('/polls', { name: 'Yes?', categoryID: 1, pollOption: OPTIONS });
    expect(brief.status).toBe(201);
  });

  it('comes with a discussion that is posted as one, by either call', async () => {
    const { client } = test.member;
    const poll = { question: 'How steep?', resultsHidden: true, votesChangeable: false };
    const typed = await client.post('/discussions/poll', tilt({ poll }));
    expect([typed.status, typed.body.type]).toEqual([201, 'poll']);
    const found = await test.guest.get(`/discussions/${typed.body.discussionID}/poll?expand=tags`);
    expect(found.body).toMatchObject({
      discussionID: typed.body.discussionID,
      name: 'Which winter tilt do you run?',
      attributes: {
        poll: { name: 'How steep?', resultsHidden: true, votesChangeable: false, countOptions: 3 },
      },
    });
    const plain = await client.post('/discussions', tilt({ postTypeID: 'poll' }));
    expect(plain.body.attributes.poll.pollID).toBeGreaterThan(0);
    expect(plain.body.attributes.poll.options).toBeUndefined();
    const expanded = await test.guest.get(`/discussions/${plain.body.discussionID}?expand=pollOptions`);
    expect(expanded.body.attributes.poll.options).toMatchObject(OPTIONS);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['without options', { pollOption: undefined }, 400, 'pollOption'],
    ['with one option', { pollOption: OPTIONS.slice(1, 2) }, 422, 'pollOption'],
    [
      'with more options than the site allows',
      { pollOption: Array.from({ length: 11 }, (_, at) => ({ body: `${at}` })) },
      422,
      'pollOption',
    ],
    ['with the same option twice', { pollOption: [...OPTIONS, { body: 'VERTICAL' }] }, 422, 'pollOption'],
    ['with an empty option', { pollOption: [...OPTIONS, { body: ' ' }] }, 422, 'body'],
    ['without a title', { name: undefined }, 400, 'name'],
    [
      'that ends in the past',
      { dateCloses: '2020-01-01T00:00:00Z', poll: { dateCloses: '2020-01-01' } },
      422,
      'dateCloses',
    ],
    ['that ends at no moment', { dateCloses: 'soon', poll: { dateCloses: 'soon' } }, 422, 'dateCloses'],
  ])('%s is refused by either call, and leaves no discussion behind', async (_, wrong, status, field) => {
    const { client } = test.member;
    const count = async () =>
      (await client.get('/discussions?limit=1')).headers.get('x-app-page-result-count');
    const before = await count();
    for (const path of ['/polls', '/discussions/poll']) {
      const answer = await client.post(path, tilt(wrong));
      expect([answer.status, answer.body.errors?.[0]?.field], `${path} ${answer.text}`).toEqual([
        status,
        field,
      ]);
    }
    expect(await count()).toBe(before);
  });

  it('needs a place, and the permission', async () => {
    const { status, body } = await test.member.client.post('/polls', tilt({ categoryID: undefined }));
    expect([status, body.errors[0].field]).toEqual([400, 'categoryID']);
    expect((await test.guest.post('/polls', tilt())).status).toBe(403);
    expect(
      (await test.member.client.post('/polls', tilt({ categoryID: test.privateCategoryID }))).status,
    ).toBe(403);
    const withdrawn = (isGranted: boolean) =>
      test.admin.client.patch('/roles/8/permissions', [
        { type: 'global', permissions: { 'polls.add': isGranted } },
      ]);
    await withdrawn(false);
    for (const path of ['/polls', '/discussions/poll']) {
      const refused = await test.member.client.post(path, tilt());
      expect([refused.status, refused.body.permissions]).toEqual([403, ['polls.add']]);
    }
    await withdrawn(true);
    await pollBy(test.member.client);
  });

  it('is added to a discussion by whoever may change its type, once', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const given = { name: 'Or not?', discussionID, pollOption: OPTIONS };
    expect((await test.member.client.post('/polls', given)).status).toBe(403);
    const added = await test.moderator.client.post('/polls', given);
    expect([added.status, added.body.name, added.body.discussionID]).toEqual([201, 'Or not?', discussionID]);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.type).toBe('poll');
    const again = await test.moderator.client.post('/polls', given);
    expect([again.status, again.body.code]).toEqual([409, 'poll.exists']);
    expect((await test.moderator.client.post('/polls', { ...given, discussionID: 99_999 })).status).toBe(404);
  });

  it('stands in the list, newest first, of those whose discussions one sees', async () => {
    const open = await pollBy(test.other.client);
    const hidden = await pollBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const ids = async (client: typeof test.guest, query = '') =>
      (await client.get(`/polls?limit=100${query}`)).body.map((each: { pollID: number }) => each.pollID);
    expect((await ids(test.guest))[0]).toBe(open.pollID);
    expect((await ids(test.moderator.client)).slice(0, 2)).toEqual([hidden.pollID, open.pollID]);
    expect(await ids(test.guest, `&insertUserID=${test.other.userID}`)).toEqual([open.pollID]);
    const page = await test.guest.get('/polls?limit=1&page=2&expand=options,insertUser');
    expect(page.body).toHaveLength(1);
    expect(page.body[0].options).toHaveLength(3);
    expect(page.body[0].insertUser.name).toBe('Modesto');
    expect(page.headers.get('x-app-page-prev-url')).toContain('page=1');
    expect((await test.guest.get('/polls')).body[0].options).toBeUndefined();
    expect((await test.guest.get('/polls?limit=101')).status).toBe(422);
    expect((await test.guest.get('/polls?expand=everything')).status).toBe(422);
  });

  it('is seen by those who see its discussion, and nothing of it by others', async () => {
    const poll = await pollBy(test.moderator.client, { categoryID: test.privateCategoryID });
    await vote(test.moderator.client, poll, poll.optionIDs[0]);
    for (const client of [test.guest, test.member.client]) {
      for (const path of ['', '/options', '/votes'])
        expect((await client.get(`${poll.path}${path}`)).status, path).toBe(403);
      expect((await client.get(`/discussions/${poll.discussionID}/poll`)).status).toBe(403);
      expect((await vote(client, poll, poll.optionIDs[1])).status).toBe(403);
    }
    expect((await test.moderator.client.get(poll.path)).body.countVotes).toBe(1);
    expect((await test.guest.get('/polls/99999')).status).toBe(404);
    expect((await test.guest.get('/polls/none')).status).toBe(422);
    const { discussionID } = await discussionBy(test.member.client);
    expect((await test.guest.get(`/discussions/${discussionID}/poll`)).status).toBe(404);
  });

  it('is edited with its discussion by those who may edit that', async () => {
    const poll = await pollBy(test.member.client);
    const path = `/discussions/${poll.discussionID}/poll`;
    const [first, , third] = poll.optionIDs;
    const pollOption = [
      { pollOptionID: third, body: 'Upright' },
      { pollOptionID: first, body: 'As the roof is' },
      { body: 'Flat' },
    ];
    const patch = {
      name: 'Which tilt?',
      body: 'In *summer* now.',
      anonymous: true,
      dateCloses: '2031-05-01',
      pollOption,
    };
    expect((await test.guest.patch(path, patch)).status).toBe(403);
    expect((await test.other.client.patch(path, patch)).status).toBe(403);
    const { status, body } = await test.member.client.patch(path, patch);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Which tilt?',
      attributes: { poll: { name: 'Which tilt?', anonymous: true } },
    });
    expect(body.body).toContain('<em>summer</em>');
    const changed = body.attributes.poll;
    expect(bodiesOf(changed.options)).toEqual(['Upright', 'As the roof is', 'Flat']);
    expect(changed.options[0].pollOptionID).toBe(third);
    expect([changed.dateCloses, changed.updateUserID]).toEqual([
      '2031-05-01T00:00:00+00:00',
      test.member.userID,
    ]);
    const open = await test.member.client.patch(path, { dateCloses: null });
    expect(open.body.attributes.poll).toMatchObject({ dateCloses: null, anonymous: true, countOptions: 3 });
    const elsewhere = await pollBy(test.member.client);
    const foreign = [{ pollOptionID: elsewhere.optionIDs[0], body: 'Mine' }, { body: 'Yours' }];
    const refused = await test.member.client.patch(path, { name: 'Lost', pollOption: foreign });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'pollOption[0]']);
    expect((await test.member.client.patch(path, { pollOption: [{ body: 'One' }] })).status).toBe(422);
    expect((await test.guest.get(`/discussions/${poll.discussionID}`)).body.name).toBe('Which tilt?');
    const byForm = await test.member.client.patch(`/discussions/${poll.discussionID}`, {
      poll: { question: 'And at night?' },
    });
    expect(byForm.status).toBe(200);
    expect((await test.guest.get(poll.path)).body.name).toBe('And at night?');
  });

  it('keeps its options once somebody has voted, and never names who voted anonymously', async () => {
    const poll = await pollBy(test.member.client, { anonymous: true, multipleChoice: true });
    await vote(test.other.client, poll, poll.optionIDs[1]);
    const path = `/discussions/${poll.discussionID}/poll`;
    const codeOf = async (client: typeof test.guest, patch: object) => {
      const { status, body } = await client.patch(path, patch);
      return [status, body.code];
    };
    expect(await codeOf(test.member.client, { pollOption: OPTIONS })).toEqual([400, 'poll.hasVotes']);
    for (const client of [test.member.client, test.admin.client]) {
      expect(await codeOf(client, { anonymous: false })).toEqual([400, 'poll.staysAnonymous']);
      expect(await codeOf(client, { multipleChoice: false })).toEqual([400, 'poll.hasVotes']);
    }
    expect((await test.member.client.patch(path, { resultsHidden: true })).status).toBe(200);
    const rewritten = await test.moderator.client.patch(path, { pollOption: OPTIONS });
    expect(rewritten.body.attributes.poll.countVotes).toBe(0);
  });

  it('is deleted alone, or with its discussion', async () => {
    const alone = await pollBy(test.member.client);
    await vote(test.other.client, alone, alone.optionIDs[0]);
    expect((await test.guest.delete(alone.path)).status).toBe(403);
    expect((await test.other.client.delete(alone.path)).status).toBe(403);
    expect((await test.moderator.client.delete(alone.path)).status).toBe(204);
    expect((await test.moderator.client.get(alone.path)).status).toBe(404);
    expect((await test.guest.get(`/discussions/${alone.discussionID}`)).body.type).toBe('discussion');
    const together = await pollBy(test.member.client);
    await vote(test.other.client, together, together.optionIDs[0]);
    await test.moderator.client.delete(`/discussions/${together.discussionID}`);
    expect((await test.guest.get(together.path)).status).toBe(410);
  });

  it('rests while its discussion is of another type', async () => {
    const poll = await pollBy(test.member.client);
    await vote(test.other.client, poll, poll.optionIDs[2]);
    const turn = (type: string) =>
      test.moderator.client.put(`/discussions/${poll.discussionID}/type`, { type });
    await turn('discussion');
    expect((await test.guest.get(poll.path)).status).toBe(404);
    expect((await vote(test.member.client, poll, poll.optionIDs[0])).status).toBe(404);
    await turn('poll');
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(1);
  });
});

describe('an option', () => {
  it('is added, renamed and deleted by those who may edit the discussion', async () => {
    const poll = await pollBy(test.member.client);
    const path = `${poll.path}/options`;
    const { client } = test.member;
    expect((await test.guest.post(path, { body: 'Flat' })).status).toBe(403);
    expect((await test.other.client.post(path, { body: 'Flat' })).status).toBe(403);
    const added = await client.post(path, { body: ' Flat ' });
    expect([added.status, added.body.body, added.body.sort, added.body.countVotes]).toEqual([
      201,
      'Flat',
      4,
      0,
    ]);
    const renamed = await client.patch(`${path}/${added.body.pollOptionID}`, { body: 'Level' });
    expect([renamed.status, renamed.body.body, renamed.body.updateUserID]).toEqual([
      200,
      'Level',
      test.member.userID,
    ]);
    expect((await client.delete(`${path}/${poll.optionIDs[0]}`)).status).toBe(204);
    const { body } = await test.guest.get(path);
    expect(bodiesOf(body)).toEqual(['60° and more', 'Vertical', 'Level']);
    expect((await client.post(path, { body: 'level' })).status).toBe(422);
    expect((await client.post(path, {})).status).toBe(400);
    expect((await client.patch(`${path}/99999`, { body: 'Nowhere' })).status).toBe(404);
    expect((await client.delete(`${path}/${poll.optionIDs[0]}`)).status).toBe(404);
    await client.delete(`${path}/${added.body.pollOptionID}`);
    const few = await client.delete(`${path}/${poll.optionIDs[1]}`);
    expect([few.status, few.body.code]).toEqual([400, 'poll.tooFewOptions']);
  });

  it('is one of as many as the site allows, and stays once somebody has voted', async () => {
    await test.admin.client.patch('/config', { 'polls.maxOptions': 3 });
    const poll = await pollBy(test.member.client);
    const full = await test.member.client.post(`${poll.path}/options`, { body: 'Flat' });
    expect([full.status, full.body.code]).toEqual([400, 'poll.tooManyOptions']);
    await test.admin.client.patch('/config', { 'polls.maxOptions': 10 });
    await vote(test.other.client, poll, poll.optionIDs[0]);
    const path = `${poll.path}/options/${poll.optionIDs[0]}`;
    for (const answer of [
      await test.member.client.patch(path, { body: 'Other words' }),
      await test.member.client.delete(path),
      await test.member.client.post(`${poll.path}/options`, { body: 'Flat' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([400, 'poll.hasVotes']);
    expect((await test.moderator.client.delete(path)).status).toBe(204);
    expect((await test.guest.get(poll.path)).body.countVotes).toBe(0);
  });
});
