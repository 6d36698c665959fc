// What can be begun at a place of the text: for the menu behind a slash and for the one of the toolbar.
import type { IconName } from '../../../../../platform/ui/icons/icon-names.ts';
import { setFormat } from '../Editing/block-formats.ts';
import type { RichTextEditor } from '../slate-types.ts';
import { insertTable } from '../Tables/table-commands.ts';

export interface BlockChoice {
  id: string;
  icon: IconName;
  name: string;
  hint: string;
  run: (editor: RichTextEditor) => void;
}

const format = (id: string, icon: IconName, name: string, hint: string): BlockChoice => ({
  id,
  icon,
  name,
  hint,
  run: (editor) => setFormat(editor, id),
});

type Translate = (text: string) => string;

/** What lines of text can be. */
export function formatChoices(t: Translate): BlockChoice[] {
  return [
    format('p', 'pilcrow', t('Text'), t('A plain paragraph')),
    format('h2', 'heading-2', t('Heading'), t('Begins a part of the post')),
    format('h3', 'heading-3', t('Subheading'), t('Begins a part of a part')),
    format('ul', 'list', t('List'), t('One point below the other')),
    format('ol', 'list-ordered', t('Numbered list'), t('Steps in an order')),
    format('blockquote', 'quote', t('Quote'), t('Words of somebody else')),
    format('code_block', 'square-code', t('Code block'), t('As it is, coloured by its language')),
    format('spoiler', 'eye-off', t('Spoiler'), t('Hidden until it is opened')),
  ];
}

export function blockChoices(t: Translate): BlockChoice[] {
  const table: BlockChoice = {
    id: 'table',
    icon: 'table',
    name: t('Table'),
    hint: t('3 columns, grows as you type'),
    run: insertTable,
  };
  return formatChoices(t).toSpliced(-1, 0, table);
}

/** In the order in which they were named, those whose name begins so first. */
export function matchingChoices(choices: readonly BlockChoice[], query: string): BlockChoice[] {
  const wanted = query.toLowerCase();
  const found = choices.filter(
    ({ name, id }) => name.toLowerCase().includes(wanted) || id.startsWith(wanted),
  );
  const isFirst = ({ name }: BlockChoice) => name.toLowerCase().startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))];
}
