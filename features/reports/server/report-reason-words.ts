// Reasons of reports that a site begins with, as migrations write them: translated where they are shown.
import { wordings } from '../../../platform/contract/wordings.ts';

export const STORED_WORDS = wordings({
  automation: 'A rule of automation',
  automationHelp: 'A rule that moderators made found it.',
  hold: 'Waits for approval',
  holdHelp: 'What its author writes is looked at first.',
  spamFilter: 'Taken for spam',
  spamFilterHelp: 'The site itself found signs of spam.',
  spam: 'Spam or hidden advertising',
  spamHelp: 'It sells something, or the same stands in many places.',
  abuse: 'Hostile or insulting',
  abuseHelp: 'It attacks a person or a group instead of what they say.',
  unfit: 'Not fit for this place',
  unfitHelp: 'It shocks, is obscene, or shows what is private.',
  deceptive: 'Deceptive or dangerous',
  deceptiveHelp: 'It pretends to be something or somebody else, or its advice does harm.',
  rules: 'Against the rules',
  rulesHelp: 'It breaks another rule of this community.',
});
