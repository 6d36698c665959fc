// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { pageEditorSchemas } from './page-editor.contract.ts';

export const pageEditorApi: ApiDescription = {
  schemas: pageEditorSchemas,
  descriptions: {
    'PageChange.part':
      'What kind of thing is changed: `categoryName`, `categoryOrder`, `navigation`, `words`.',
    'PageChange.key': 'Which of its kind: the number of a category, a language.',
    'PageChange.from':
      'What stood there when it was changed; where something else stands now, it is a conflict.',
    'PageChange.to': 'What shall stand there.',
    'PageConflict.part': 'The part of the change.',
    'PageConflict.key': 'The key of the change.',
    'PageConflict.isGone': 'Whether what was changed is not there any more.',
    'PageConflict.now': 'What stands there now.',
    'PageDraft.changes': 'All that is changed, each part and key once.',
    'PageDraft.conflicts': 'Of which changes something else stands now than when they were made.',
    'PageDraft.revision': 'One more with each time the draft is saved; sent along with the next.',
    'PageDraft.publishedEntryID':
      'The entry of the audit log by which the last publishing is undone; null where it cannot be.',
    'PageDraftWrite.changes': 'All that is changed, each part and key once.',
    'PageDraftWrite.revision': 'The revision of the draft that this one replaces.',
  },
};
