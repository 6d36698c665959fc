import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import type { ProfileField } from '../../profile-fields.contract.ts';
import { profileFieldValuesOf } from '../profile-field-values.ts';
import { ProfileFieldControl } from './ProfileFieldControl.tsx';

const field = (change: Partial<ProfileField> = {}): ProfileField => ({
  apiName: 'plants',
  label: 'Plants',
  description: '',
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  displayOptions: { userCards: false, posts: false, search: false },
  dropdownOptions: null,
  registrationOptions: 'hidden',
  enabled: true,
  sort: 1,
  isCoreField: null,
  ...change,
});

const html = (change: Partial<ProfileField>, value?: unknown) =>
  renderToString(onPage(<ProfileFieldControl field={field(change)} value={value} />));

describe('ProfileFieldControl', () => {
  it.each<[Partial<ProfileField>, unknown, string]>([
    [{}, 'Fern', 'type="text"'],
    [{ formType: 'text-multiline' }, 'Fern', '>Fern</textarea>'],
    [{ formType: 'number', dataType: 'number' }, 4, 'type="number"'],
    [{ formType: 'date', dataType: 'date' }, '2020-02-03T00:00:00+00:00', 'value="2020-02-03"'],
    [{ formType: 'checkbox', dataType: 'boolean' }, true, 'checked=""'],
    [{ formType: 'tokens', dataType: 'string[]' }, ['fern', 'rose'], 'value="fern, rose"'],
    [{ formType: 'dropdown', dropdownOptions: ['red', 'blue'] }, 'blue', '<option value="blue" selected="">'],
  ])('draws %j', (change, value, expected) => {
    expect(html(change, value)).toContain(expected);
    expect(html(change, value)).toContain('name="profileFields.plants"');
  });

  it('is read back as the API takes it', () => {
    const data = new FormData();
    data.append('profileFields.plants', 'fern');
    data.append('profileFields.colours', 'red');
    data.append('profileFields.colours', 'blue');
    data.append('profileFields.empty', '');
    const several = { formType: 'dropdown', dataType: 'string[]' } as const;
    const fields = [
      field(),
      field({ apiName: 'colours', ...several }),
      field({ apiName: 'empty' }),
      field({ apiName: 'tea', formType: 'checkbox', dataType: 'boolean' }),
    ];
    expect(profileFieldValuesOf(data, fields)).toEqual({
      plants: 'fern',
      colours: ['red', 'blue'],
      empty: null,
      tea: false,
    });
  });
});
