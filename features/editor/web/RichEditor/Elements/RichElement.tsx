// Every node of rich2, drawn as the page will draw it.
import type { ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';
import { PRESERVED_BLOCK, PRESERVED_INLINE } from '../../../rich2/editor-nodes.ts';
import { CardEmbed } from '../Embeds/CardEmbed.tsx';
import { InlineEmbed } from '../Embeds/InlineEmbed.tsx';
import { LinkElement } from '../Links/LinkElement.tsx';
import { TableElement } from '../Tables/TableElement.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { EmojiImage, MentionElement, PreservedBlock, PreservedInline } from './InlineElements.tsx';
import { Cell, SimpleBlock } from './SimpleBlock.tsx';
import { SpoilerBlock } from './SpoilerBlock.tsx';

type Draw = (props: RenderElementProps) => ReactElement;

const DRAW: Readonly<Record<string, Draw>> = {
  a: LinkElement,
  '@': MentionElement,
  legacy_emoji_image: EmojiImage,
  rich_embed_card: CardEmbed,
  rich_embed_inline: InlineEmbed,
  [PRESERVED_BLOCK]: PreservedBlock,
  [PRESERVED_INLINE]: PreservedInline,
  code_block: CodeBlock,
  spoiler: SpoilerBlock,
  table: TableElement,
  td: Cell,
  th: Cell,
};

export function RichElement(props: RenderElementProps): ReactElement {
  const Known = DRAW[props.element.type] ?? SimpleBlock;
  return <Known {...props} />;
}
