// What the description of the API calls the schemas of this add-on.
import type { ApiDescription } from '@parley/addon-api/contract';
import { appeal } from './appeals.contract.ts';
import { userNote, warningForm } from './user-notes.contract.ts';
import { rule, warningType } from './warning-types.contract.ts';

export const warningsApi: ApiDescription = {
  schemas: {
    Appeal: appeal,
    Rule: rule,
    UserNote: userNote,
    WarningForm: warningForm,
    WarningType: warningType,
  },
  descriptions: {
    'Appeal.appealText': 'Why the warning is wrong, in the words of the member.',
    'Appeal.status': 'What became of it.',
    appealID: 'The id of the appeal.',
    'Rule.name': 'The rule, in a sentence.',
    'Rule.description': 'What it means.',
    ruleID: 'The id of the rule.',
    'UserNote.body': 'What it says, as it was written.',
    'UserNote.format': 'The format of the body.',
    'UserNote.type': 'A note is for staff alone; a warning is read by the member.',
    'UserNote.user': 'Whom it is about.',
    userNoteID: 'The id of the note or warning.',
    'WarningForm.body': 'What the text begins with.',
    'WarningForm.moderatorNote': 'What the note for staff begins with.',
    warningTypeID: 'The id of the type of warning.',
    'WarningType.name': 'What it is called.',
    'WarningType.description': 'When it is given.',
    'WarningType.points': 'How much it counts.',
    'WarningType.daysValid': 'For so many days it counts; null: for good.',
    'WarningType.mustAcknowledge':
      'What the member writes waits for approval until they say that they read it.',
  },
};
