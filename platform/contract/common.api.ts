// What the description of the API says of names that mean the same for every call.
import type { ApiDescription } from './api-description.ts';
import { errorBody, fieldError, waitingForApproval } from './error-body.ts';
import { bulkProgress, jobHandle, trackingStatus } from './progress.ts';

export const commonApi: ApiDescription = {
  schemas: {
    BulkProgress: bulkProgress,
    Error: errorBody,
    FieldError: fieldError,
    TrackingSlip: jobHandle,
    TrackingStatus: trackingStatus,
    Waiting: waitingForApproval,
  },
  descriptions: {
    bodyPlainText: 'The body without markup.',
    callbackPayload:
      'A token to be sent to POST /calls/run to do the rest, valid for 24 hours; null when everything is done.',
    canonicalID: 'Names the record among all records of all kinds, for indexers: `discussion_5`.',
    countTotalIDs: 'How many records the whole run has; null where it is not known.',
    dateInserted: 'When it was made: RFC 3339, in UTC.',
    dateLastModified: 'When the run last got further, in UTC.',
    dateUpdated: 'When it was last changed, in UTC; null where it never was.',
    description: 'More words about it, for people to read.',
    dirtyRecords: 'Only what has changed since an indexer last took over all of its kind; for site.manage.',
    exceptionsByID: 'Why not, by the id of the record.',
    expand:
      'What is told in full beside its id, several separated by commas; `all` for everything, a name with a minus before it leaves out what is told by default.',
    failedIDs: 'The records that could not be done.',
    insertUser: 'The member who made it.',
    insertUserID: 'The member who made it; 0 for nobody that is known.',
    jobTrackingID: 'Names a run that a job does; GET /job-statuses tells how far it is.',
    key: 'Names it for programs.',
    limit: 'The most rows of a page.',
    name: 'What it is called, for people to read.',
    page: 'The number of the page, counted from 1. A page behind the last one is empty.',
    progress: 'What became of the records of this answer. Whoever continues a run collects the answers.',
    recordCollapseID: 'The same for what indexers show as one: a discussion and its comments.',
    recordID: 'The id of the record, of the kind that recordType names.',
    recordIDs: 'The ids of the records, of the kind that recordType names.',
    recordType: 'The kind of record that the id belongs to.',
    siteID: 'The number of this site, for indexers of several sites: the setting vanilla.siteID.',
    siteSectionID: 'The section of the site. There is one, and its id is 0.',
    sort: 'The order of the rows; a minus before a name turns it round.',
    successIDs: 'The records that were done.',
    trackingUserID: 'The member who started the run.',
    type: 'Its kind.',
    updateUser: 'The member who last changed it; null where nobody did.',
    updateUserID: 'The member who last changed it; null where nobody did.',
    url: 'Its address on this site, absolute.',
    userID: 'The id of a member. 0 stands for a guest.',
  },
};
