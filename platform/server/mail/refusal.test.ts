import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const refused = (response: string, command = 'RCPT TO') =>
  refusalOf({ code: 'EENVELOPE', command, responseCode: Number(response.slice(0, 3)), response });

it.each([
  ['550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown', true],
  ['550-5.1.1 The email account that you tried to reach does not exist.', true],
  ['550 5.2.1 The email account is disabled', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 Requested action not taken', false],
])('%s is about the address, for good: %s', (response, isFinal) => {
  expect(refused(response)).toEqual({ reason: 'refused', problem: response, isFinal });
});

it.each([
  ['550 5.7.1 Relaying denied'],
  ['554 5.7.1 Service unavailable; client host blocked'],
  ['450 4.2.0 Greylisted, try again'],
])('%s is not about the address', (response) => {
  expect(refused(response)).toBeUndefined();
});

it('is about the mail, or the connection, where the recipient was taken', () => {
  expect(refused('554 5.6.0 Message refused', 'DATA')).toBeUndefined();
  expect(refusalOf(new Error('connect ECONNREFUSED'))).toBeUndefined();
  expect(
    refusalOf({ rejectedErrors: [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No' }] })
      ?.isFinal,
  ).toBe(true);
});
