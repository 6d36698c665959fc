import { expect, it } from 'vitest';
import { cutQuotes } from './cut-quotes.ts';

const MARKER = 'Write your reply above this line';
const ours = `> ${MARKER}. It becomes a comment.\n> --------\n> Kwame mentioned you in "Cold without a battery"\n> the lid leaks`;
const own = 'Thirty-one millimetres.\n\nGlued it with white glue.';

// Made up after how the programs quote.
const answers: [string, string][] = [
  [
    'Gmail',
    `${own}\n\nOn Mon, 23 Nov 2026 at 14:06, Kwame via Parley <no-reply@parley.example> wrote:\n\n${ours}`,
  ],
  [
    'Gmail, broken over lines',
    `${own}\n\nOn Mon, 23 Nov 2026 at 14:06, Kwame Mensah via Parley <\nno-reply@parley.example> wrote:\n\n${ours}`,
  ],
  [
    'Gmail in German',
    `${own}\n\nAm Mo., 23. Nov. 2026 um 14:06 Uhr schrieb Kwame via Parley <\nno-reply@parley.example>:\n\n${ours}`,
  ],
  [
    'Gmail in French',
    `${own}\n\nLe lun. 23 nov. 2026 à 14:06, Kwame via Parley <no-reply@parley.example> a\nécrit :\n\n${ours}`,
  ],
  [
    'Gmail in Polish',
    `${own}\n\npon., 23 lis 2026 o 14:06 Kwame via Parley <no-reply@parley.example> napisał(a):\n\n${ours}`,
  ],
  [
    'Gmail in Arabic',
    `${own}\n\nفي الاثنين، 23 نوفمبر 2026 في 14:06 كتب Kwame via Parley <\nno-reply@parley.example>:\n\n${ours}`,
  ],
  [
    'Outlook',
    `${own}\n\n________________________________\nFrom: Kwame via Parley <no-reply@parley.example>\nSent: Monday, November 23, 2026 2:06 PM\nTo: Ingrid\nSubject: Re: [Parley] Cold\n\nKwame mentioned you`,
  ],
  [
    'Outlook in German',
    `${own}\n\nVon: Kwame via Parley <no-reply@parley.example>\nGesendet: Montag, 23. November 2026 14:06\nAn: Ingrid\nBetreff: Re: [Parley] Cold\n\nKwame`,
  ],
  [
    'Outlook in French',
    `${own}\n\nDe : Kwame via Parley <no-reply@parley.example>\nEnvoyé : lundi 23 novembre 2026 14:06\nÀ : Ingrid\nObjet : Re: [Parley] Cold\n\nKwame`,
  ],
  [
    'Outlook in Polish',
    `${own}\n\nOd: Kwame via Parley <no-reply@parley.example>\nWysłano: poniedziałek, 23 listopada 2026 14:06\nDo: Ingrid\nTemat: Re: [Parley] Cold\n\nKwame`,
  ],
  ['Outlook, old', `${own}\n\n-----Original Message-----\nFrom: Kwame\n\nKwame mentioned you`],
  [
    'Outlook on a phone',
    `${own}\n\nGet Outlook for iOS\n________________________________\nFrom: Kwame\nSent: Monday\nTo: Ingrid\n`,
  ],
  [
    'Apple Mail',
    `${own}\n\n> On 23. Nov 2026, at 14:06, Kwame via Parley <no-reply@parley.example> wrote:\n> \n${ours}`,
  ],
  [
    'iPhone in German',
    `${own}\n\nVon meinem iPhone gesendet\n\n> Am 23.11.2026 um 14:06 schrieb Kwame via Parley <no-reply@parley.example>:\n> \n> ${ours}`,
  ],
  ['Thunderbird', `${own}\n\nAm 23.11.26 um 14:06 schrieb Kwame via Parley:\n${ours}`],
  ['Thunderbird in French', `${own}\n\nLe 23/11/2026 à 14:06, Kwame via Parley a écrit :\n${ours}`],
  ['Thunderbird in Polish', `${own}\n\nW dniu 23.11.2026 o 14:06, Kwame via Parley pisze:\n${ours}`],
  ['a signature', `${own}\n\n-- \nIngrid Dahl\nGothenburg`],
  ['a phone', `${own}\n\nSent from my phone`],
  ['no quote at all', own],
];

it.each(answers)('%s', (_program, text) => {
  expect(cutQuotes(text, MARKER)).toBe(own);
  expect(cutQuotes(text.replaceAll('\n', '\r\n'), MARKER)).toBe(own);
});

it.each([
  'On the whole, as Kwame wrote: glue it.\nAnd then?',
  'From: me\nto you, with love',
  'A list\n\n- one\n- two\n\nOn Monday I measure again.',
  'Am I right?\nOn 3 March it leaked.',
])('leaves alone what they wrote: %s', (text) => {
  expect(cutQuotes(text, MARKER)).toBe(text);
});

it('drops what stands below each quoted line, and keeps answers between them', () => {
  expect(cutQuotes('> how thick?\nThirty-one.\n> and the glue?\nWhite.', MARKER)).toBe('Thirty-one.\nWhite.');
});

it('is empty where nothing was written', () => {
  expect(cutQuotes(`\n\nOn Mon, 23 Nov 2026 at 14:06, Kwame <a@b.example> wrote:\n${ours}`, MARKER)).toBe('');
});

it('takes long mails in little time', () => {
  const begun = performance.now();
  cutQuotes('On 1 '.repeat(40_000), MARKER);
  cutQuotes('> On 23\n'.repeat(25_000), MARKER);
  cutQuotes(`${'-'.repeat(100_000)}\n${' '.repeat(100_000)}`, MARKER);
  expect(performance.now() - begun).toBeLessThan(2000);
});
