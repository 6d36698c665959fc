// What badges are called, and what for, that a site begins with, as migrations write it: translated where it is shown, for as
// long as nobody has written something else in its place.
import type { RequestContext } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

/** By key. */
const STORED_NAMES = wordings({
  welcome: 'Hello there',
  photogenic: 'Good to see you',
  'first-discussion': 'Conversation starter',
  'first-reaction': 'Kind word',
  'comment-1': 'First words',
  'comment-10': 'Regular voice',
  'comment-100': 'Part of the talk',
  'comment-1000': 'Never short of words',
  'answer-1': 'Helpful',
  'answer-10': 'Knows a lot',
  'answer-50': 'Ask this one',
  'likes-5': 'Noticed',
  'likes-50': 'Well liked',
  'likes-500': 'Loved',
  'anniversary-1': 'One year',
  'anniversary-2': 'Two years',
  'anniversary-5': 'Five years',
  'anniversary-10': 'Ten years',
  'streak-7': 'A week in a row',
  'streak-30': 'A month in a row',
});

const STORED_BODIES = wordings({
  welcome: 'Joined the community.',
  photogenic: 'Has a photo, so that others know who is talking.',
  'first-discussion': 'Started a first discussion.',
  'first-reaction': 'Reacted to something that somebody else wrote.',
  'comment-1': 'Wrote a first comment.',
  'comment-10': 'Wrote ten comments.',
  'comment-100': 'Wrote a hundred comments.',
  'comment-1000': 'Wrote a thousand comments.',
  'answer-1': 'Gave an answer that was accepted.',
  'answer-10': 'Gave ten answers that were accepted.',
  'answer-50': 'Gave fifty answers that were accepted.',
  'likes-5': 'Five people thought well of what they wrote.',
  'likes-50': 'Fifty times others thought well of what they wrote.',
  'likes-500': 'Five hundred times others thought well of what they wrote.',
  'anniversary-1': 'Here for a year.',
  'anniversary-2': 'Here for two years.',
  'anniversary-5': 'Here for five years.',
  'anniversary-10': 'Here for ten years.',
  'streak-7': 'Wrote something on seven days in a row.',
  'streak-30': 'Wrote something on thirty days in a row.',
});

const STORED: ReadonlySet<string> = new Set([
  ...Object.values(STORED_NAMES),
  ...Object.values(STORED_BODIES),
]);

type Translating = Pick<RequestContext['translator'], 't'>;

/** A name or a text of a badge in the language of the reader; what a community wrote stays as it is. */
export const badgeWords = ({ t }: Translating, text: string): string => (STORED.has(text) ? t(text) : text);
