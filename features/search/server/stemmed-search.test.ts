// Words of the same stem are found beside the very words, by the languages of the site, once the vocabulary was stemmed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';
import { reindex } from './search.reindex.ts';
import { findPlaces, wholeWord } from './snippet.ts';
import { stemVocabulary, stemWhatIsNew } from './stems.ts';

let test: Community;
const at: Record<string, number> = {};

const POSTS = {
  run: ['Run every morning', 'Along the harbour.'],
  running: ['Shoes', 'Good ones for running.'],
  haus: ['Ein Haus am Hafen', 'Es ist alt.'],
  ground: ['Die alten Häuser', 'Sie stehen am Kai.'],
  chinese: ['中文教程', '东京的码头'],
  dates: ['Release 2026runs', 'snake_runs'],
} as const;

beforeAll(async () => {
  test = await community();
  for (const [key, [name, body]] of Object.entries(POSTS))
    at[key] = (await discussionBy(test.admin.client, { name, body })).discussionID;
  await reindex(test.site, undefined, 'all');
}, 60_000);
afterAll(() => test?.close());

async function found(query: string): Promise<string[]> {
  const { body, status } = await test.guest.get(
    `/search?query=${encodeURIComponent(query)}&recordTypes=discussion,comment`,
  );
  expect(status).toBe(200);
  return body.map(
    ({ recordID }: { recordID: number }) => Object.keys(at).find((key) => at[key] === recordID) ?? recordID,
  );
}

describe('of an English site', () => {
  it('finds other forms of a word, below those that hold the very word', async () => {
    // The title weighs more, but it is another word.
    expect(await found('running')).toEqual(['running', 'run']);
    expect(await found('runs')).toEqual(expect.arrayContaining(['run', 'running']));
    expect(await found('harbours mornings')).toEqual(['run']);
  });

  it('marks them in what it shows, as whole words', async () => {
    const address = 'layoutViewType=search&recordType=siteSection&recordID=0&params[query]=running';
    const { body } = await test.guest.get(`/layouts/lookup-hydrate?${address}`);
    const { results } = body.layout[0].$reactProps.children[0].$reactProps;
    const marked = results.map(({ name, nameMarks }: { name: string; nameMarks: [number, number][] }) =>
      nameMarks.map(([from, to]) => name.slice(from, to)),
    );
    expect(marked).toEqual([[], ['Run']]);
    expect(findPlaces('Run a trunk', [wholeWord('run')])).toEqual([[0, 3]]);
  });

  it('takes quoted words, what is left out and beginnings as they are', async () => {
    expect(await found('"running"')).toEqual(['running']);
    expect(await found('"good one"')).toEqual([]);
    expect(await found('shoes -runs')).toEqual(['running']);
    expect(await found('runni*')).toEqual(['running']);
  });

  it('finds what is new by its stem at once, and no words of another language', async () => {
    const { discussionID } = await discussionBy(test.admin.client, { name: 'Ferries', body: 'Two.' });
    at.ferries = discussionID;
    await reindex(test.site);
    expect(await found('ferry')).toEqual(['ferries']);
    // The last letters of "Häuser" are an ending in German alone; "haus" is no part of it as it is folded, either.
    expect(await found('häusern')).toEqual([]);
  });
});

describe('of a site in German', () => {
  beforeAll(async () => {
    await test.admin.client.patch('/config', { 'garden.locale': 'de' });
  });
  afterAll(() => test.admin.client.patch('/config', { 'garden.locale': 'en' }));

  it('finds words as they are until a job has stemmed the vocabulary', async () => {
    expect(await found('häusern')).toEqual([]);
    await stemWhatIsNew(test.site);
    const jobs = await test.site.database.rows(sql`
      select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'search.stemVocabulary'`);
    expect(jobs.length).toBe(1);
  });

  it('finds them by their stem after it, with English words beside', async () => {
    await stemVocabulary(test.site);
    expect((await found('häusern')).sort()).toEqual(['ground', 'haus']);
    expect(await found('Häuser')).toEqual(['ground', 'haus']);
    expect(await found('Haus')).toEqual(['haus', 'ground']);
    expect(await found('"Häuser"')).toEqual(['ground']);
    expect(await found('runs')).toEqual(expect.arrayContaining(['run', 'running']));
  });

  it('stems new words by both languages', async () => {
    await commentOn(test.admin.client, at.haus ?? 0, { body: 'Viele Schiffe.' });
    await reindex(test.site);
    expect(await found('Schiff')).toHaveLength(1);
    expect(await found('Schiffes')).toHaveLength(1);
  });
});

it('leaves languages without a stemmer as they are, and words with digits', async () => {
  expect(await found('教程')).toEqual(['chinese']);
  expect(await found('东京')).toEqual(['chinese']);
  const rows = await test.site.database.rows<{ word: string }>(sql`
    select word from search_stems where word ~ '[^a-z]'`);
  expect(rows.map(({ word }) => word).filter((word) => /[0-9_]/.test(word))).toEqual([]);
  await test.admin.client.patch('/config', { 'garden.locale': 'zh' });
  expect(await found('教程')).toEqual(['chinese']);
  expect(await found('running')).toEqual(['running', 'run']);
  await test.admin.client.patch('/config', { 'garden.locale': 'en' });
});

it('finds й at the end of a Russian word, which is stored without its mark', async () => {
  at.russian = (await discussionBy(test.admin.client, { name: 'Новый дом', body: 'У моря.' })).discussionID;
  await reindex(test.site);
  await test.admin.client.patch('/config', { 'garden.locale': 'ru' });
  await stemVocabulary(test.site);
  expect(await found('новая')).toEqual(['russian']);
  expect(await found('новый')).toEqual(['russian']);
});
