import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import type { EditorProps } from '../Composer/composer-props.ts';
import { FormatChoice } from './FormatChoice.tsx';

export function FootActions(props: EditorProps & { isEmpty: boolean }) {
  const { actions, submitLabel, onSubmit, isBusy, isDisabled, isEmpty } = props;
  return (
    <>
      <FormatChoice {...props} />
      {submitLabel && (
        <span className="wideOnly">
          <Kbd keys={['Mod', 'Enter']} />
        </span>
      )}
      {actions}
      {submitLabel && (
        <Button kind="primary" size={32} isBusy={isBusy} disabled={isDisabled || isEmpty} onClick={onSubmit}>
          {submitLabel}
        </Button>
      )}
    </>
  );
}
