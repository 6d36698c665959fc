// The composer for Markdown: a text area, a toolbar, a preview. Loaded once somebody is about to write.
import { useId, useRef, useState } from 'react';
import { Composer as Frame } from '../../../../platform/ui/Composer/Composer.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { mediaMarkup } from '../../../media/web/media-markup.ts';
import { UploadList } from '../../../media/web/UploadList/UploadList.tsx';
import { useUploads } from '../../../media/web/use-uploads.ts';
import type { EditorProps } from '../Composer/composer-props.ts';
import { useDraftOfBody } from '../draft-of-body.ts';
import { EditorFoot } from '../EditorFrame/EditorFoot.tsx';
import { FootActions } from '../EditorFrame/FootActions.tsx';
import { applySelection, selectionOf } from './apply-selection.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { insertFile } from './insert-file.ts';
import { MarkdownArea } from './MarkdownArea.tsx';
import { Preview } from './Preview.tsx';
import type { EditorTool } from './tools.ts';

export type MarkdownEditorProps = EditorProps;

export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { t } = useTranslator();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const ownID = useId();
  const draftStatus = useDraftOfBody(props);
  const latest = useRef(props.value);
  latest.current = props.value;
  const uploads = useUploads((item) =>
    insertFile(area.current, latest.current, mediaMarkup(item, props.format), (value) =>
      props.onChange(value, props.format),
    ),
  );
  const use = (tool: EditorTool) => {
    if (area.current) applySelection(area.current, tool.run(selectionOf(area.current)));
  };
  // Beside buttons there is no room for it.
  const hasButtons = props.submitLabel !== undefined || props.actions !== undefined;
  const hint =
    hasButtons || props.format !== 'markdown'
      ? undefined
      : uploads.rules
        ? t('Markdown works here, and formulas between $$. Files can be pasted or dropped.')
        : t('Markdown works here, and formulas between $$.');
  return (
    <Frame
      toolbar={
        <EditorToolbar
          name={ownID}
          isPreviewing={isPreviewing}
          isDisabled={props.isDisabled || isPreviewing}
          hasMarkup={props.format === 'markdown'}
          onUse={use}
          onPreview={setIsPreviewing}
          onFiles={uploads.rules && uploads.add}
          accepts={uploads.rules?.allowedExtensions}
        />
      }
      note={
        <EditorFoot
          draftStatus={draftStatus}
          length={props.value.length}
          maxLength={props.maxLength}
          hint={hint}
        />
      }
      actions={
        <FootActions
          {...props}
          isDisabled={props.isDisabled || uploads.isBusy}
          isEmpty={props.value.trim() === ''}
        />
      }
    >
      {isPreviewing ? (
        <Preview
          source={props.value}
          format={props.format}
          categoryID={props.categoryID}
          id={`${ownID}-preview`}
        />
      ) : (
        <MarkdownArea
          {...props}
          onSubmit={uploads.isBusy ? undefined : props.onSubmit}
          onFiles={uploads.rules && uploads.add}
          id={props.id ?? ownID}
          area={area}
        />
      )}
      <UploadList files={uploads.pending} onDrop={uploads.drop} onRetry={uploads.retry} />
    </Frame>
  );
}
