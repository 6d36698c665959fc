import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { Input } from '../Input/Input.tsx';
import { ConfirmModal, Modal, type ModalSize } from '../Modal/Modal.tsx';
import { showToast } from '../Toast/toast-store.ts';
import { GallerySection, Specimens } from './GallerySection.tsx';

const sizes: [ModalSize, string][] = [
  ['small', 'Small, 375'],
  ['medium', 'Medium, 516'],
  ['large', 'Large, 720'],
  ['xl', 'XL, 1022'],
  ['xxl', 'XXL, 1320'],
  ['fullScreen', 'Full screen'],
  ['sideLeft', 'Side panel left'],
  ['sideRight', 'Side panel right'],
  ['sideRightLarge', 'Side panel right, large'],
  ['dropDown', 'Drop-down'],
];

export function GalleryDialogs({ id }: { id: string }) {
  const [open, setOpen] = useState<ModalSize>();
  const [isAsking, setAsking] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <GallerySection id={id} title="Dialogs" note="Every size; Escape, the cross and a press beside it close.">
      <Specimens>
        {sizes.map(([size, name]) => (
          <Button key={size} onClick={() => setOpen(size)}>
            {name}
          </Button>
        ))}
        <Button kind="danger" onClick={() => setAsking(true)}>
          Question
        </Button>
      </Specimens>
      {open && (
        <Modal
          title={sizes.find(([size]) => size === open)?.[1]}
          size={open}
          onClose={close}
          footer={
            <>
              <Button kind="text" onClick={close}>
                Cancel
              </Button>
              <Button kind="primary" onClick={close}>
                Save
              </Button>
            </>
          }
        >
          <FormField label="Name">{({ isInvalid, ...control }) => <Input {...control} />}</FormField>
          <p>What is behind it rests; the keyboard stays inside.</p>
          <Specimens>
            <Button onClick={() => showToast('Said in front of the dialog.', { isAutoDismissed: true })}>
              Toast over it
            </Button>
            <Button onClick={() => setAsking(true)}>Question over it</Button>
          </Specimens>
        </Modal>
      )}
      {isAsking && (
        <ConfirmModal
          title="Discard Draft"
          confirmLabel="Discard"
          isDangerous
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          <p>
            You have an unposted draft, replying to this comment will discard your draft. Are you sure you
            want to discard it?
          </p>
        </ConfirmModal>
      )}
    </GallerySection>
  );
}
