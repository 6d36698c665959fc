import type { ReactElement } from 'react';
import { type RenderElementProps, useSelected } from 'slate-react';
import { classNames } from '../../../../../platform/ui/class-names.ts';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';
import { CardTools } from './CardTools.tsx';
import styles from './Embeds.module.css';
import { type EmbedFacts, factsOf, isOwnPost } from './embed-facts.ts';
import { ImageCard } from './ImageCard.tsx';
import { FileCard, LinkCard } from './LinkCard.tsx';
import { OwnPostCard } from './OwnPostCard.tsx';
import { PendingCard } from './PendingCard.tsx';

/** Pictures, files, pages and posts: a block that is marked, moved and deleted as a whole. */
export function CardEmbed({ attributes, children, element }: RenderElementProps): ReactElement {
  const isSelected = useSelected();
  const facts = factsOf(element);
  return (
    <div {...attributes}>
      <div contentEditable={false} className={classNames(styles.card, isSelected && styles.selected)}>
        {facts ? <Face element={element} facts={facts} /> : <PendingCard element={element} />}
        {isSelected && <CardTools element={element} facts={facts} />}
      </div>
      {children}
    </div>
  );
}

function Face({ element, facts }: { element: EditorElement; facts: EmbedFacts }) {
  if (facts.embedType === 'image') return <ImageCard element={element} facts={facts} />;
  if (facts.embedType === 'file') return <FileCard facts={facts} />;
  return isOwnPost(facts) ? <OwnPostCard element={element} /> : <LinkCard facts={facts} />;
}
