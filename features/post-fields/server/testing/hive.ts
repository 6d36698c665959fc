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
  { ...text, postFieldID: 'verdict', visibility: 'internal' },
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
