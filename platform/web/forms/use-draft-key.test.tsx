import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { find, mount, type, unmountAll } from '../../ui/testing/mount.tsx';
import { useDraftKey } from './use-draft-key.ts';

afterEach(unmountAll);

function Form({ id }: { id: string }) {
  const [key, onMade] = useDraftKey(id);
  return (
    <>
      <input key={key} aria-label="Name" />
      <button type="button" onClick={() => onMade('bees')}>
        Save
      </button>
    </>
  );
}

it('keeps what was typed where a new record got its identity, and is reset for every other one', () => {
  const { container, rerender } = mount(<Form id="new" />);
  const field = () => find<HTMLInputElement>(container, 'input');
  type(field(), 'Bees at night');
  act(() => find(container, 'button').click());
  expect(field().value).toBe('Bees at night');
  rerender(<Form id="bees" />);
  expect(field().value).toBe('Bees at night');
  rerender(<Form id="new" />);
  expect(field().value).toBe('');
  type(field(), 'Wasps');
  rerender(<Form id="bees" />);
  expect(field().value).toBe('');
});
