import {
  administrators,
  everybody,
  members,
  moderators,
  nobody,
  type WhoMayCall,
} from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /user-notes': members,
  'GET /user-notes/:userNoteID': members,
  'GET /user-notes/notes': moderators,
  'POST /user-notes/notes': moderators,
  'GET /user-notes/notes/:userNoteID': moderators,
  'PATCH /user-notes/notes/:userNoteID': moderators,
  'DELETE /user-notes/notes/:userNoteID': moderators,
  'GET /user-notes/warnings': moderators,
  // Of somebody who ranks below: the one it is tried on does not.
  'POST /user-notes/warnings': nobody,
  'GET /user-notes/warnings/:userNoteID': moderators,
  'PATCH /user-notes/warnings/:userNoteID': moderators,
  'PUT /user-notes/warnings/:userNoteID/acknowledgement': members,
  'GET /user-notes/warningform': moderators,
  'GET /warning-types': moderators,
  'POST /warning-types': administrators,
  'PATCH /warning-types/:warningTypeID': administrators,
  'DELETE /warning-types/:warningTypeID': administrators,
  'GET /rules': everybody,
  'POST /rules': moderators,
  'GET /rules/:ruleID': everybody,
  'PATCH /rules/:ruleID': moderators,
  'DELETE /rules/:ruleID': moderators,
  'GET /appeals': moderators,
  // With the link alone.
  'POST /appeals': nobody,
  'GET /appeals/:appealID': moderators,
  'PATCH /appeals/:appealID': moderators,
};
