import { type ReactNode, useId } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import styles from './ProfileEdit.module.css';

/** One form of the page, with its heading and what went wrong with it as a whole. */
export function EditSection(props: { title: string; problem?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" isPadded labelledBy={id} className={styles.section}>
      <h2 id={id}>{props.title}</h2>
      {props.problem && (
        <Notice tone="error" role="alert">
          {props.problem}
        </Notice>
      )}
      {props.children}
    </Panel>
  );
}
