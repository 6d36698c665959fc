import { useRef } from 'react';
import { Tool } from '../../../../platform/ui/Composer/Toolbar.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface FileToolProps {
  isDisabled: boolean;
  accepts?: readonly string[] | undefined;
  onFiles: (files: Iterable<File>) => void;
}

/** The browser's own way to choose files, behind a button of ours. */
export function FileTool({ isDisabled, accepts, onFiles }: FileToolProps) {
  const { t } = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool
        label={t('Upload files')}
        icon="paperclip"
        isDisabled={isDisabled}
        onUse={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('Upload files')}
        accept={accepts?.map((extension) => `.${extension}`).join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
