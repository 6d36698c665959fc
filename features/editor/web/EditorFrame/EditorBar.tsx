import { type ReactNode, useRef } from 'react';
import styles from './EditorBar.module.css';
import { useKeyboardOnScreen } from './use-keyboard-on-screen.ts';

/** Around the tools: at hand above a long text, and on a phone below it, right above the keyboard of the screen. */
export function EditorBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardOnScreen(bar);
  return (
    <div ref={bar} className={styles.bar} data-editor-bar="">
      {children}
    </div>
  );
}
