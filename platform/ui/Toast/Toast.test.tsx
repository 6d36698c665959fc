import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../Modal/Modal.tsx';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { currentToasts, hideToast, showToast, updateToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => {
    for (const toast of currentToasts()) hideToast(toast.id);
    vi.runAllTimers();
  });
  unmountAll();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('replaces one of the same id and updates by id', () => {
    showToast('one', { id: 'draft' });
    showToast('two', { id: 'draft' });
    updateToast('draft', { isWide: true });
    expect(currentToasts()).toMatchObject([{ id: 'draft', body: 'two', isWide: true, isVisible: true }]);
  });

  it('hides after 3 s where asked, and is deleted 2 s after hiding', () => {
    showToast('gone soon', { isAutoDismissed: true });
    vi.advanceTimersByTime(2999);
    expect(currentToasts()[0]?.isVisible).toBe(true);
    vi.advanceTimersByTime(1);
    expect(currentToasts()[0]?.isVisible).toBe(false);
    vi.advanceTimersByTime(1999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it('comes back when shown again while it leaves', () => {
    showToast('first', { id: 'x' });
    hideToast('x');
    showToast('second', { id: 'x' });
    vi.advanceTimersByTime(5000);
    expect(currentToasts()).toMatchObject([{ body: 'second', isVisible: true }]);
  });

  it('keeps its time for whoever points at it or stands in it', () => {
    const { container } = mount(<ToastRegion />);
    act(() => void showToast('Link copied to clipboard.', { isAutoDismissed: true }));
    const card = find(container, '.toast');
    const isVisible = () => currentToasts()[0]?.isVisible;
    fire(card, new Event('pointerover', { bubbles: true }));
    act(() => vi.advanceTimersByTime(10_000));
    expect(isVisible()).toBe(true);
    fire(card, new Event('pointerout', { bubbles: true }));
    act(() => vi.advanceTimersByTime(3000));
    expect(isVisible()).toBe(false);
    act(() => vi.advanceTimersByTime(2000));
    expect(currentToasts()).toEqual([]);
  });

  it('stays until its owner hides it, where it is persistent', () => {
    const { container } = mount(<ToastRegion />);
    act(() => void showToast('4 selected', { id: 'bulk', isPersistent: true, isAutoDismissed: true }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(container.querySelector('button')).toBeNull();
    expect(find(container, '.toast').textContent).toBe('4 selected');
    act(() => hideToast('bulk'));
    expect(container.querySelector('.toast.leaving')).not.toBeNull();
  });

  it('says at the root while one stays, for the end of the page to leave it room', () => {
    mount(<ToastRegion />);
    const stays = () => document.documentElement.hasAttribute('data-toast-stays');
    act(() => void showToast('Saved', { isAutoDismissed: true }));
    expect(stays()).toBe(false);
    act(() => void showToast('Something has gone wrong.', { id: 'wrong', tone: 'error' }));
    expect(stays()).toBe(true);
    act(() => hideToast('wrong'));
    expect(stays()).toBe(false);
  });

  it('announces errors at once and other words politely', () => {
    const { container } = mount(<ToastRegion />);
    act(() => {
      showToast('Saved', { tone: 'success' });
      showToast('Something has gone wrong.', { tone: 'error' });
    });
    expect(find(container, '[role="status"]').textContent).toContain('Saved');
    expect(find(container, '[role="alert"]').textContent).toContain('Something has gone wrong.');
  });

  it('has the newest at the top, and at the bottom what stays', () => {
    const { container } = mount(<ToastRegion />);
    act(() => {
      showToast('4 selected', { isPersistent: true });
      showToast('older');
      showToast('newer');
    });
    expect([...container.querySelectorAll('.toast')].map((card) => card.textContent)).toEqual([
      'newer',
      'older',
      '4 selected',
    ]);
  });

  it('shows in front of what lies over the page, and behind it again after', () => {
    const page = (isAsking: boolean) => (
      <>
        <ToastRegion />
        {isAsking && (
          <Modal title="Move Post" onClose={() => {}}>
            body
          </Modal>
        )}
      </>
    );
    const { container, rerender } = mount(page(true));
    act(() => void showToast('Saved'));
    const places = () =>
      [...container.querySelectorAll('.toast')].map((card) => card.closest('dialog') !== null);
    expect(places()).toEqual([true]);
    rerender(page(false));
    expect(places()).toEqual([false]);
  });

  it('tells its owner when it is closed', () => {
    const onDismiss = vi.fn();
    const { container } = mount(<ToastRegion />);
    act(() => void showToast('Saved', { onDismiss }));
    act(() => find(container, 'button[aria-label="Close"]').click());
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('is empty on the server', () => {
    showToast('not for everybody');
    expect(renderToString(<ToastRegion />)).not.toContain('not for everybody');
  });
});
