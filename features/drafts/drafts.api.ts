// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { draft, draftEdit, draftPatch, draftPost } from './drafts.contract.ts';

export const draftsApi: ApiDescription = {
  schemas: { Draft: draft, DraftEdit: draftEdit, DraftPatch: draftPatch, DraftPost: draftPost },
  descriptions: {
    'Draft.draftID': 'The id of the draft.',
    'DraftEdit.draftID': 'The id of the draft.',
    draftStatus: 'Whether it is a draft, is posted at its time, or could not be posted.',
    dateScheduled: 'When it is posted, in UTC: at least 15 minutes and at most a year ahead.',
    editUrl: 'Where it is written on.',
    breadCrumbs: 'The way to the place it is meant for; null where that is out of sight.',
    permaLink: 'Where the post will be; null unless it is scheduled.',
    failedFields: 'Which of its fields were to blame for that.',
    failedReason: 'Why it could not be posted; null where it could or was not tried.',
    'Draft.attributes': 'The text with its format, and what stands beside it: free in form.',
    'DraftEdit.attributes': 'The text with its format, and what stands beside it: free in form.',
    'DraftPatch.attributes': 'The text with its format, and what stands beside it: free in form.',
    'DraftPost.attributes': 'The text with its format, and what stands beside it: free in form.',
    'Draft.recordID': 'The post that is edited, or the number that is reserved for a new one.',
    'Draft.name': 'Its title; of a comment, that of the discussion.',
  },
};
