import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';

const TranslationTool = lazy(() => import('../TranslationTool/TranslationTool.tsx'));

export interface TranslateButtonProps {
  /** The end of the address: `/translations/categories`. */
  resource: string;
  recordType?: string;
  /** Absent: all records. */
  recordIDs?: number[];
  /** What the dialog is called. */
  title: string;
  /** Absent: an icon alone, called by the title. */
  label?: string;
}

/** For managers of the site; the dialog is loaded when it is asked for. */
export function TranslateButton({ title, label, ...subject }: TranslateButtonProps) {
  const mayTranslate = usePermission('site.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayTranslate) return null;
  const open = () => setOpen(true);
  return (
    <>
      {label === undefined ? (
        <IconButton icon="languages" label={title} title={title} onClick={open} />
      ) : (
        <Button icon="languages" onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <TranslationTool {...subject} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
