import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { FilterBar } from './FilterBar.tsx';

afterEach(unmountAll);

const options = [
  { value: '', name: 'All' },
  { value: 'draft', name: 'Drafts' },
];

describe('FilterBar', () => {
  it('names its choices and tells what was chosen', () => {
    const onChange = vi.fn();
    const { container } = mount(
      <FilterBar
        label="Layouts"
        filters={[{ name: 'status', label: 'Status', options, value: '' }]}
        onChange={onChange}
      />,
    );
    const select = find<HTMLSelectElement>(container, 'select');
    expect(select.labels[0]?.textContent).toBe('Status');
    expect(container.querySelector('button')).toBeNull();
    select.value = 'draft';
    fire(select, new Event('change', { bubbles: true }));
    expect(onChange).toHaveBeenCalledWith({ status: 'draft' });
  });

  it('goes back to what holds by itself', () => {
    const onChange = vi.fn();
    const { container } = mount(
      <FilterBar
        label="Layouts"
        filters={[
          { name: 'status', label: 'Status', options, value: 'draft' },
          { name: 'sort', label: 'Sort', options: [{ value: 'name', name: 'Name' }], value: 'name' },
        ]}
        onChange={onChange}
      />,
    );
    find(container, 'button').click();
    expect(onChange).toHaveBeenCalledWith({ status: '' });
  });
});
