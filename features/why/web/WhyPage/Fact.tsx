import type { ReactNode } from 'react';
import styles from './Chain.module.css';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>{children}</p>
    </>
  );
}
