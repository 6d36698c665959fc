import { expect, it } from 'vitest';
import { violationsOfAddonWords } from './addon-words-rule.ts';
import { parseSource } from './source.ts';

const found = (path: string, text: string) =>
  violationsOfAddonWords([parseSource(path, text)]).map(({ message }) => /“(.*)”/.exec(message)?.[1]);

it.each([
  ["const isShown = site.addons.includes('qna');", ['qna']],
  ["if (discussion.type === 'question') show();", ['question']],
  ["const path = '/discussions/unanswered';", ['/discussions/unanswered']],
  ['sql`update answers set status = 1`', ['update answers set status = 1']],
  ["sql`select case when type = 'question' then 1 end`", ["select case when type = 'question' then 1 end"]],
  ['const { qnaStatus, acceptedAnswers } = display;', ['qnaStatus', 'acceptedAnswers']],
  ["t('No question waits for an answer.')", ['No question waits for an answer.']],
  ["const views = ['discussion', 'idea'];", ['idea']],
  ['sql`select vote from idea_votes`', ['select vote from idea_votes']],
  ["const path = '/onboarding/me';", ['/onboarding/me']],
])('in %s the words of an add-on are found', (code, words) => {
  expect(found('features/discussions/server/x.ts', code)).toEqual(words);
  expect(found('addons/qna/server/x.ts', code)).toEqual([]);
  expect(found('features/discussions/server/x.test.ts', code)).toEqual([]);
});

it.each([
  'const answer = await fetch(address); if (answer.ok) send(new Answer(answer.body));',
  'const decided = decide(set, permission, question);',
  "error(500, 'The answer of the provider cannot be used.');",
  '// A question with its answers is one of them.\nconst suggestAnswers = true;',
  'sql`select kept, body from stored_answers`',
  "t('Have you an idea what this is about?')",
])('%s says nothing of an add-on', (code) => {
  expect(found('platform/server/x.ts', code)).toEqual([]);
});
