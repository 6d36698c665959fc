import { describe, expect, it } from 'vitest';
import { fieldsOf, filledInBy, grouped, shownFields, valueAt, withValue } from './schema-fields.ts';

const schema = {
  type: 'object',
  properties: {
    titleType: { type: 'string', title: 'Title', 'x-control': { inputType: 'select', group: 'Heading' } },
    title: {
      type: 'string',
      title: 'Words',
      'x-control': { inputType: 'textBox', group: 'Heading', shownWhile: { titleType: ['static'] } },
    },
    options: {
      type: 'object',
      properties: {
        limit: { type: 'integer', title: 'Limit', 'x-control': { inputType: 'number', group: 'Data' } },
      },
    },
    internal: { type: 'string' },
  },
};

describe('the form of a widget', () => {
  const fields = fieldsOf(schema);

  it('has a field for everything that says how it is set, however deep', () => {
    expect(fields.map(({ path }) => path.join('.'))).toEqual(['titleType', 'title', 'options.limit']);
    expect(grouped(fields).map(([name, of]) => [name, of.length])).toEqual([
      ['Heading', 2],
      ['Data', 1],
    ]);
  });

  it('shows what another setting asks for', () => {
    expect(shownFields(fields, {})).toHaveLength(2);
    expect(shownFields(fields, { titleType: 'static' })).toHaveLength(3);
  });

  it('leaves out what is not set, and what holds nothing any more', () => {
    const set = withValue({ title: 'Hives' }, ['options', 'limit'], 5);
    expect(set).toEqual({ title: 'Hives', options: { limit: 5 } });
    expect(valueAt(set, ['options', 'limit'])).toBe(5);
    expect(withValue(set, ['options', 'limit'], undefined)).toEqual({ title: 'Hives' });
    expect(withValue(set, ['title'], undefined)).toEqual({ options: { limit: 5 } });
  });

  it('knows what only the page fills in', () => {
    expect(filledInBy({ $hydrate: 'param', ref: 'category/name' })).toBe('category/name');
    expect(filledInBy('Hives')).toBeUndefined();
  });
});
