import { expect, it } from 'vitest';
import { draftOf, draftOfStored, pollToSend } from './poll-draft.ts';

it('comes back from the draft of a post as it was stored', () => {
  const written = {
    ...draftOf(undefined),
    question: 'Which hive?',
    multipleChoice: true,
    dateCloses: '2030-01-01T00:00:00Z',
    options: ['Warré', 'Dadant', 'Log'].map((text, at) => ({ key: at + 1, text })),
  };
  expect(draftOfStored({ name: 'Hives', ...pollToSend(written) })).toEqual(written);
});

it('has rows to write in where no option was stored', () => {
  const restored = draftOfStored(pollToSend(draftOf(undefined)));
  expect(restored?.options.map(({ text }) => text)).toEqual(['', '']);
});

it('is none where something else was stored', () => {
  for (const stored of [undefined, {}, { poll: 'yes', pollOption: [] }, { poll: {}, pollOption: 'two' }])
    expect(draftOfStored(stored)).toBeUndefined();
  expect(draftOfStored({ poll: { anonymous: 1 }, pollOption: [null, { body: 'A' }] })).toMatchObject({
    anonymous: false,
    options: [{ text: '' }, { text: 'A' }],
  });
});
