// What the kinds of reactions are called that a site begins with, as migrations write it: translated where it is shown.
import { wordings } from '../../../platform/contract/wordings.ts';

export const STORED_WORDS = wordings({
  Abuse: 'Abuse',
  Agree: 'Agree',
  Awesome: 'Awesome',
  Disagree: 'Disagree',
  Dislike: 'Dislike',
  Down: 'Vote Down',
  Insightful: 'Insightful',
  LOL: 'LOL',
  Like: 'Like',
  OffTopic: 'Off Topic',
  Promote: 'Promote',
  Spam: 'Spam',
  Up: 'Vote Up',
});
