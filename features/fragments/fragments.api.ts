// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { fragment, fragmentDetails } from './fragments.contract.ts';

export const fragmentsApi: ApiDescription = {
  schemas: {
    Fragment: fragment,
    FragmentDetails: fragmentDetails,
  },
  descriptions: {
    'Fragment.status': 'What this state of the code is: being written, in use, or an earlier one.',
    'FragmentDetails.status': 'What this state of the code is: being written, in use, or an earlier one.',
    'Fragment.name': 'What the fragment is called.',
    'FragmentDetails.name': 'What the fragment is called; of data and files, what they are called.',
    appliedStatus: 'Only those that are used, or only those that are not.',
    commitDate: 'When the state was committed, in UTC.',
    commitDescription: 'What was changed, at length.',
    commitMessage: 'What was changed, in a line.',
    css: 'The style sheet.',
    cssUrl: 'The address of the style sheet.',
    customSchema: 'The JSON Schema of the settings that a layout gives the fragment; null for none.',
    dateRevisionInserted: 'When the state was made, in UTC.',
    didAccept: 'Whether the caller has agreed that code of their own runs on pages.',
    files: 'The files that the fragment uses.',
    fragmentRevisionUUID: 'The id of a state of a fragment.',
    fragmentType: 'The kind of fragment: which part of pages it draws.',
    fragmentUUID: 'The id of a fragment.',
    fragmentViews: 'The layouts that use the fragment.',
    isActiveRevision: 'Whether it is the state that is in use.',
    isApplied: 'Whether a layout uses it.',
    isLatest: 'Whether it is the newest state.',
    js: 'The script as browsers run it.',
    jsRaw: 'The script as it was written.',
    jsUrl: 'The address of the script.',
    previewData: 'Data that the fragment is tried out with.',
    previewDataUUID: 'The id of a set of data.',
    recordName: 'What the record is called on whose pages the fragment is used.',
    recordUrl: 'The address of that record.',
    revisionInsertUserID: 'Who made the state.',
    success: 'True when it is done.',
  },
};
