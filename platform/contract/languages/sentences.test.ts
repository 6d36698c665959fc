import { expect, it } from 'vitest';
import { joinSentences } from './sentences.ts';

it('ends what has no full stop before the next sentence begins', () => {
  expect(joinSentences(['The reason: Floods from this network', 'It ends on Friday.'])).toBe(
    'The reason: Floods from this network. It ends on Friday.',
  );
  expect(joinSentences(['Powód: reklama', 'Kończy się jutro.'])).toBe('Powód: reklama. Kończy się jutro.');
  expect(joinSentences(['السبب: إعلانات', 'ينتهي في الغد.'])).toBe('السبب: إعلانات. ينتهي في الغد.');
});

it('leaves what is ended alone, in any script and behind closing marks', () => {
  for (const ended of ['Spam.', 'Why?', 'لماذا؟', '禁止。', 'He wrote “buy now!”', '(Seen twice.)', 'More…'])
    expect(joinSentences([ended, 'Next.'])).toBe(`${ended} Next.`);
});

it('says nothing of what is empty', () => {
  expect(joinSentences(['', '  ', 'One'])).toBe('One.');
  expect(joinSentences(['”', 'One.'])).toBe('”. One.');
});
