import type { ReactElement } from 'react';
import { type RenderElementProps, useSelected } from 'slate-react';
import { classNames } from '../../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import styles from './Elements.module.css';

export function MentionElement({ attributes, children, element }: RenderElementProps): ReactElement {
  const isSelected = useSelected();
  return (
    <span
      {...attributes}
      contentEditable={false}
      className={classNames('atMention', isSelected && styles.selected)}
    >
      {children}
      <bdi>@{String(element.name ?? '')}</bdi>
    </span>
  );
}

export function EmojiImage({ attributes, children, element }: RenderElementProps): ReactElement {
  const given = (element.attributes ?? {}) as { src?: unknown; alt?: unknown };
  return (
    <span {...attributes} contentEditable={false}>
      {children}
      <img className="emoji" src={String(given.src ?? '')} alt={String(given.alt ?? '')} />
    </span>
  );
}

/** What this editor does not know: it stays as it is, can be moved and deleted. */
export function PreservedBlock({ attributes, children, element }: RenderElementProps): ReactElement {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <div contentEditable={false} className={classNames(styles.preserved, isSelected && styles.selected)}>
        <PreservedLabel original={element.original} />
      </div>
      {children}
    </div>
  );
}

export function PreservedInline({ attributes, children, element }: RenderElementProps): ReactElement {
  const isSelected = useSelected();
  return (
    <span
      {...attributes}
      contentEditable={false}
      className={classNames(styles.preservedInline, isSelected && styles.selected)}
    >
      {children}
      <PreservedLabel original={element.original} />
    </span>
  );
}

function PreservedLabel({ original }: { original: unknown }) {
  const { t } = useTranslator();
  return (
    <>
      <Icon name="package" size="sm" /> {wordsOf(original) || t('Content that is not edited here')}
    </>
  );
}

/** The first words below a node, whatever it is. */
function wordsOf(node: unknown, level = 0): string {
  if (typeof node !== 'object' || node === null || level > 20) return '';
  const { text, children, embedData } = node as {
    text?: unknown;
    children?: unknown;
    embedData?: { name?: unknown };
  };
  if (typeof text === 'string') return text.slice(0, 80);
  if (typeof embedData?.name === 'string') return embedData.name.slice(0, 80);
  if (!Array.isArray(children)) return '';
  for (const child of children) {
    const words = wordsOf(child, level + 1);
    if (words.trim() !== '') return words;
  }
  return '';
}
