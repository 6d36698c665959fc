// What came and what went, said by marks and words and not by colours alone.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ChangedBlock, ChangedWords, PostChanges } from '../../post-history.contract.ts';
import styles from './PostLog.module.css';

export function ChangesBody({ changes }: { changes: PostChanges }) {
  const { t } = useTranslator();
  const { name, blocks, isMarkupOnly } = changes;
  return (
    <div className={styles.body} dir="auto">
      {name.length > 0 && (
        <p className={styles.title}>
          <Words words={name} />
        </p>
      )}
      {isMarkupOnly && (
        <Notice>{t('The words are the same. Their formatting, links or pictures were changed.')}</Notice>
      )}
      {numbered(blocks).map(([number, block]) => (
        <Block key={`${changes.postRevisionID} ${number}`} block={block} />
      ))}
    </div>
  );
}

/** They are never moved about: the place of each is its name. */
function numbered(blocks: readonly ChangedBlock[]): [number, ChangedBlock][] {
  return [...blocks.entries()];
}

function Block({ block }: { block: ChangedBlock }) {
  const { t } = useTranslator();
  if (block.kind === 'same') return <SameBlocks texts={block.texts} />;
  if (block.kind === 'changed')
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  const isAdded = block.kind === 'added';
  return (
    <p
      className={classNames(styles.block, isAdded ? styles.added : styles.removed)}
      data-sign={isAdded ? '+' : '−'}
    >
      <span className="visuallyHidden">{isAdded ? t('Added:') : t('Taken out:')} </span>
      {isAdded ? <ins>{block.text}</ins> : <del>{block.text}</del>}
    </p>
  );
}

/** What did not change steps back, and can be looked at. */
function SameBlocks({ texts }: { texts: readonly string[] }) {
  const { plural } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  if (isOpen || texts.length === 1) return <p className={styles.same}>{texts.join('\n\n')}</p>;
  return (
    <div className={styles.folded}>
      <Button kind="text" size={24} onClick={() => setOpen(true)}>
        {plural(texts.length, {
          one: '{count} paragraph unchanged',
          other: '{count} paragraphs unchanged',
        })}
      </Button>
    </div>
  );
}

function Words({ words }: { words: readonly ChangedWords[] }) {
  let at = 0;
  return words.map(({ kind, text }) => {
    // By where it begins: the same words are drawn in the same order.
    const key = at;
    at += text.length;
    if (kind === 'added') return <ins key={key}>{text}</ins>;
    return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
