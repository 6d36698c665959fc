import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { PostMetaAsset, type ShownPostField } from './PostMetaAsset.tsx';

afterEach(unmountAll);

const shown = (label: string, value: ShownPostField['value'], more: Partial<ShownPostField> = {}) => ({
  postFieldID: label.toLowerCase(),
  label,
  description: '',
  dataType: 'text' as const,
  visibility: 'public' as const,
  value,
  ...more,
});

it('says what stands in each field, and what not everybody sees', () => {
  const { container } = mount(
    onPage(
      <PostMetaAsset
        postFields={[
          shown('Zone', '8a'),
          shown('Kinds', ['carnica', 'buckfast'], { dataType: 'string[]' }),
          shown('Sold', false, { dataType: 'boolean' }),
          shown('Since', '2020-05-05', { dataType: 'date' }),
          shown('Hours', 2210.5, { dataType: 'number' }),
          shown('Phone', '555', { visibility: 'private' }),
        ]}
      />,
    ),
  );
  const expected = [...container.querySelectorAll('dl > div')].map((each) =>
    [...each.children].map((part) => part.textContent),
  );
  expect(expected.slice(0, 3)).toEqual([
    ['Zone', '8a'],
    ['Kinds', 'carnica, buckfast'],
    ['Sold', 'No'],
  ]);
  expect(container.querySelector('time')?.getAttribute('datetime')).toContain('2020-05-05');
  expect(expected[4]).toEqual(['Hours', '2,210.5']);
  expect(expected[5]).toEqual(['PhonePrivate', '555']);
});

it('stands in one line where a layout wants it, under a title of the layout', () => {
  const { container } = mount(
    onPage(
      <PostMetaAsset
        titleType="static"
        title="Facts"
        displayOptions={{ asMetas: true }}
        postFields={[shown('Zone', '8a')]}
      />,
    ),
  );
  expect(container.querySelector('h2')?.textContent).toBe('Facts');
  expect(container.querySelector('dl')?.className).toBe('metas');
});
