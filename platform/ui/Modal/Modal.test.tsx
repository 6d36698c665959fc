import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { ConfirmModal, Modal } from './Modal.tsx';

afterEach(unmountAll);

function cancel(): Event {
  return new Event('cancel', { cancelable: true });
}

describe('Modal', () => {
  it('is open while it is drawn and named by its title', () => {
    const { container } = mount(
      <Modal title="Move Post" size="large" onClose={() => {}}>
        body
      </Modal>,
    );
    const dialog = find<HTMLDialogElement>(container, 'dialog');
    expect(dialog.open).toBe(true);
    expect(dialog.className).toBe('modal large');
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Move Post',
    );
  });

  it.each([
    ['begins with what it asks for', true],
    ['leaves fingers the choice of when to type', false],
  ])('%s', (_, isFine) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isFine && query === '(pointer: fine)' }));
    const { container } = mount(
      <Modal title="Add an item" onClose={() => {}}>
        <input type="checkbox" aria-label="Hidden" />
        <input aria-label="Title" />
      </Modal>,
    );
    expect(document.activeElement === find(container, 'input[aria-label="Title"]')).toBe(isFine);
    vi.unstubAllGlobals();
  });

  it('ends on Escape, on the cross and on a press beside it', () => {
    const onClose = vi.fn();
    const { container } = mount(
      <Modal title="T" onClose={onClose}>
        body
      </Modal>,
    );
    const dialog = find(container, 'dialog');
    fire(dialog, cancel());
    find(container, 'button[aria-label="Close"]').click();
    dialog.click();
    expect(onClose).toHaveBeenCalledTimes(3);
    find(container, 'h2').click();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('keeps work that is guarded', () => {
    const onClose = vi.fn();
    const { container } = mount(
      <Modal title="T" onClose={onClose} isGuarded>
        body
      </Modal>,
    );
    const escaping = cancel();
    fire(find(container, 'dialog'), escaping);
    find(container, 'dialog').click();
    expect(onClose).not.toHaveBeenCalled();
    expect(escaping.defaultPrevented).toBe(true);
  });

  it('begins with the choice that is taken for now', () => {
    const { container } = mount(
      <Modal title="Delete Comment" onClose={() => {}}>
        <input type="radio" aria-label="Full" />
        <input type="radio" aria-label="Tombstone" defaultChecked />
      </Modal>,
    );
    expect(document.activeElement).toBe(find(container, 'input[aria-label="Tombstone"]'));
  });

  it('asks before something is lost, and begins where nothing is', () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    const { container } = mount(
      <ConfirmModal
        title="Discard Draft"
        confirmLabel="Discard"
        isDangerous
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Are you sure?
      </ConfirmModal>,
    );
    const start = document.activeElement as HTMLElement;
    expect(start.textContent).toBe('Cancel');
    start.click();
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    find(container, '.danger').click();
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});
