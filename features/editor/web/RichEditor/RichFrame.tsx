import { useId } from 'react';
import { useSlate } from 'slate-react';
import { Composer as Frame } from '../../../../platform/ui/Composer/Composer.tsx';
import { UploadList } from '../../../media/web/UploadList/UploadList.tsx';
import { useUploads } from '../../../media/web/use-uploads.ts';
import type { EditorProps } from '../Composer/composer-props.ts';
import { useDraftOfBody } from '../draft-of-body.ts';
import { EditorFoot } from '../EditorFrame/EditorFoot.tsx';
import { FootActions } from '../EditorFrame/FootActions.tsx';
import { BlockMenu } from './Blocks/BlockMenu.tsx';
import { useBlockMenu } from './Blocks/use-block-menu.ts';
import { insertUpload } from './Embeds/insert-embed.ts';
import { EmojiBox, useEmojiBox } from './Emoji/EmojiBox.tsx';
import { useLinkForm } from './Links/link-form-state.ts';
import { RichArea } from './RichArea.tsx';
import { shownLength } from './shown-length.ts';
import { RichToolbar } from './Toolbar/RichToolbar.tsx';

/** The frame around the text: tools above it, what became of it below. */
export function RichFrame(props: EditorProps) {
  const ownID = useId();
  const editor = useSlate();
  const linkForm = useLinkForm(editor);
  const emoji = useEmojiBox(editor);
  const blockMenu = useBlockMenu(editor);
  const draftStatus = useDraftOfBody(props);
  const uploads = useUploads((item) => insertUpload(editor, item));
  const onFiles = uploads.rules && uploads.add;
  return (
    <Frame
      toolbar={
        <RichToolbar
          isDisabled={props.isDisabled ?? false}
          onLink={linkForm.open}
          onEmoji={emoji.open}
          onBlockMenu={() => blockMenu.open()}
          onFiles={onFiles}
          accepts={uploads.rules?.allowedExtensions}
        />
      }
      note={
        <EditorFoot
          draftStatus={draftStatus}
          length={props.maxLength === undefined ? 0 : shownLength(props.value)}
          maxLength={props.maxLength}
        />
      }
      actions={
        <FootActions
          {...props}
          isDisabled={props.isDisabled || uploads.isBusy}
          isEmpty={props.value === ''}
        />
      }
    >
      <RichArea
        {...props}
        onSubmit={uploads.isBusy ? undefined : props.onSubmit}
        onFiles={onFiles}
        id={props.id ?? ownID}
        linkForm={linkForm}
        blockMenu={blockMenu}
      />
      {emoji.at && <EmojiBox box={emoji} />}
      {blockMenu.blocks && <BlockMenu menu={blockMenu} blocks={blockMenu.blocks} />}
      <UploadList files={uploads.pending} onDrop={uploads.drop} onRetry={uploads.retry} />
    </Frame>
  );
}
