import type { ReactNode } from 'react';
import { useRootMark } from '../root-mark.ts';
import styles from './EditorShell.module.css';

export type EditorShellProps = {
  /** Names the settings. */
  label: string;
  head: ReactNode;
  /** Saves and undoes; stays in sight. */
  foot: ReactNode;
  /** What is being edited, as it looks. */
  stage: ReactNode;
  /** The settings; they scroll by themselves. `--editor-pad` is their distance from the edges. */
  children: ReactNode;
};

/** A tool as wide as the window: settings at the start, what they come to beside them, above them on phones. */
export function EditorShell({ label, head, foot, stage, children }: EditorShellProps) {
  useRootMark('editor-foot', true);
  return (
    <div className={styles.editor}>
      <section className={styles.panel} aria-label={label}>
        <header className={styles.head}>{head}</header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{foot}</footer>
      </section>
      <div className={styles.stage}>{stage}</div>
    </div>
  );
}
