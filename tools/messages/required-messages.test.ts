// What the requirements quote, word for word: a text that is reworded fails here. Gaps are named as here, not as there.
// That a text stands where it should is for the tests of the pages; those that are only logged or come from a proxy are
// held where they arise. What is said otherwise is listed in decision 0071.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Message } from './extract-messages.ts';
import { messagesOf } from './message-files.ts';

const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const english = new Set(Object.values(messagesOf(projectFolder, 'en')).map(textOf));

function textOf(message: Message): string {
  return typeof message === 'string' ? message : message.other;
}

const REQUIRED: Record<string, readonly string[]> = {
  'pages and their failures': [
    'Page Not Found',
    'The page you were looking for could not be found.',
    ...['Discussion Not Found', 'The discussion you were looking for could not be found.'],
    ...['Comment Not Found', 'The comment you were looking for could not be found.'],
    ...['Category Not Found', 'The category you were looking for could not be found.'],
    ...['User Not Found', 'The user you were looking for could not be found.'],
    ...['Permission Problem', "You don't have permission to view this resource.", 'Sign In'],
    ...['There was an error', 'Please try again later.', 'Back to Home', 'Back to home page'],
    ...['There was a problem loading {what}.', 'Something went wrong.', 'Reload'],
    'Something went wrong while contacting the server.',
    'Error Loading Fragment',
    'Failed to load a required embed script.',
  ],
  'the title bar and banners': [
    ...['Sign In', 'Register', 'Site Navigation', 'Me', 'Notifications', 'Messages', 'Posts', 'Categories'],
    'How can we help you?',
    'Search for {query}',
  ],
  'the options of a discussion': [
    ...['Revision History', 'Move Post', 'Change Post Type', 'Delete', 'Change Author', 'Announce'],
    ...['Add to Collection', 'Sink', 'Bump', 'Resolve', 'Report', 'Share In Message', 'Dismiss', 'Tag'],
    'Are you sure you want to delete this discussion?',
    'Success. Announcement has been dismissed.',
    'Success. Dismissal cancelled.',
    'Success! This post has been bumped.',
    'Link copied to clipboard.',
    'There was a problem bookmarking this discussion.',
    'No Reactions Yet',
  ],
  'moderation of several discussions': [
    'You have selected {count} discussions.',
    'You must select at least 2 discussions to merge.',
    'Selected discussions are already closed.',
    'You don’t have the edit permission on the following discussions:',
    "You don't have the close permission on the following discussions:",
    'You don’t have the delete permission on the following discussions:',
  ],
  'user cards and members': [
    ...['Message', 'DELETED', 'Banned', 'Private', 'ERROR', 'Failed to load user'],
    'This user has been deleted.',
    'This user has been banned.',
    "This user's profile is private.",
    ...['Unknown User', 'User Deleted', 'Removed User'],
    ...['Your email address is not confirmed.', 'Resend confirmation email'],
  ],
  'drafts, translations and forms': [
    ...['Discard Draft', 'Discard', 'Saved Draft Available.', 'Navigate to Draft'],
    'You have an unposted draft, replying to this comment will discard your draft. Are you sure you want to discard it?',
    'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
    ...['You have unsaved changes', 'Not translated'],
    'The uploaded file was too big (max {size}).',
    'The uploaded file did not have an allowed extension. Only the following extensions are allowed. {list}.',
  ],
  'parts of all pages': ['Something has gone wrong.', 'Expand', 'Collapse', 'just now'],
};

describe.each(Object.entries(REQUIRED))('of %s', (_where, texts) => {
  it.each(texts)('“%s” is said in these words', (text) => {
    expect([...english]).toContain(text);
  });
});
