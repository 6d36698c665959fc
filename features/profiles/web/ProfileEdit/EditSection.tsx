import { type ReactNode, useId } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import styles from './ProfileEdit.module.css';

/** One form of the page, with its heading. */
export function EditSection(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" isPadded labelledBy={id} className={styles.section}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </Panel>
  );
}
