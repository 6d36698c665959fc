// While the page is edited, a press on it chooses the text that was pressed; nothing is followed.
import { useEffect, useState } from 'react';

const LONGEST = 100;

export function usePressedText() {
  const [text, setText] = useState('');
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || target.closest('[data-page-editor], dialog, [popover]')) return;
      // The switch itself, and what closes the editor.
      if (target.closest('[aria-pressed="true"]')) return;
      const words = textOf(target);
      if (words === '') return;
      event.preventDefault();
      event.stopPropagation();
      setText(words);
    };
    document.addEventListener('click', onClick, { capture: true });
    document.documentElement.dataset.pageEdited = '';
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      delete document.documentElement.dataset.pageEdited;
    };
  }, []);
  return [text, setText] as const;
}

function textOf(element: Element): string {
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  if (words !== '' && words.length <= LONGEST) return words;
  return words === '' ? (element.closest('[aria-label]')?.getAttribute('aria-label') ?? '') : '';
}
