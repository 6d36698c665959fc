// A post type with a field of every kind.
export const type = {
  parentPostTypeID: 'discussion',
  name: 'Hive',
  postButtonLabel: 'New Hive',
  isActive: true,
};
export const text = { dataType: 'text', formType: 'text', visibility: 'public' };
export const fields = [
  { ...text, postFieldID: 'zone', formType: 'dropdown', dropdownOptions: ['7b', '8a'], isRequired: true },
  { ...text, postFieldID: 'notes', formType: 'text-multiline' },
  { ...text, postFieldID: 'phone', visibility: 'private' },
  { ...text, postFieldID: 'opinion', visibility: 'internal' },
  { postFieldID: 'frames', dataType: 'number', formType: 'number', visibility: 'public' },
  { postFieldID: 'sold', dataType: 'boolean', formType: 'checkbox', visibility: 'public' },
  { postFieldID: 'since', dataType: 'date', formType: 'date', visibility: 'public' },
  {
    ...text,
    postFieldID: 'kinds',
    dataType: 'string[]',
    formType: 'tokens',
    dropdownOptions: ['buckfast', 'carnica'],
  },
  { ...text, postFieldID: 'sizes', dataType: 'number[]', formType: 'dropdown', dropdownOptions: [1, '2'] },
];

/** What is wrong, what is sent, and what is answered. */
export const wrongValues: [string, Record<string, unknown>, number, string][] = [
  ['missing', {}, 400, 'postMeta.zone is required.'],
  ['empty', { zone: '' }, 422, 'postMeta.zone is required.'],
  ['not to be chosen', { zone: '1a' }, 422, 'postMeta.zone must be one of: 7b, 8a, 9a.'],
  ['an object for a text', { notes: {} }, 422, 'postMeta.notes must be of type string.'],
  [
    'too long',
    { notes: 'x'.repeat(10_001) },
    422,
    'postMeta.notes must not be longer than 10000 characters.',
  ],
  ['a word for a number', { frames: 'many' }, 422, 'postMeta.frames must be of type number.'],
  ['no yes or no', { sold: 'maybe' }, 422, 'postMeta.sold must be of type boolean.'],
  ['no day', { since: '2024-02-30' }, 422, 'postMeta.since must be of type datetime.'],
  [
    'one of several not to be chosen',
    { kinds: ['carnica', 'wasp'] },
    422,
    'postMeta.kinds[1] must be one of: buckfast, carnica.',
  ],
  ['a list in a list', { kinds: [['carnica']] }, 422, 'postMeta.kinds[0] must be of type string.'],
];
