// Members who are warned, by a moderator of everything.
import type { countedCommunity } from '@parley/addon-api/testing';

export const MINOR = 2;
/** A word of every warning, by which tests find who reads it. */
export const MARK = 'wrathbell';

type Community = ReturnType<typeof countedCommunity>;
type Warned = { userID: number };

export const warning = (person: Warned, more: object = {}) => ({
  userID: person.userID,
  warningTypeID: MINOR,
  body: `Please be kind. ${MARK}`,
  format: 'markdown',
  ...more,
});

export const warnedBy = (test: Community) => (person: Warned, more?: object) =>
  test.moderator.client.post('/user-notes/warnings', warning(person, more));
