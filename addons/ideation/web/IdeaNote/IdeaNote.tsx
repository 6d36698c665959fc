import styles from './IdeaNote.module.css';

/** What staff say of an idea. */
export function IdeaNote({ by, note }: { by: string | null; note: string | null }) {
  if (!note) return null;
  return (
    <p className={styles.note} dir="auto">
      {by && (
        <>
          <bdi className={styles.by}>{by}:</bdi>{' '}
        </>
      )}
      {note}
    </p>
  );
}
