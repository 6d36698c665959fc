import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary/ErrorBoundary.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { loadAdditions } from '../../nodes/additions.ts';
import type { MenuOptionsProps } from '../MenuOptions/MenuOptions.tsx';

const MenuOptions = lazy(() =>
  Promise.all([import('../MenuOptions/MenuOptions.tsx'), loadAdditions()]).then(([module]) => module),
);

export interface OptionsMenuProps<Subject> extends Omit<MenuOptionsProps<Subject>, 'onForm'> {
  label: string;
}

/** A menu that capabilities add to. Its items and their forms are fetched when they are asked for. */
export function OptionsMenu<Subject extends object>({ label, ...options }: OptionsMenuProps<Subject>) {
  const [wasOpened, setWasOpened] = useState(false);
  const [Form, setForm] = useState<ComponentType<Subject & { onClose: () => void }>>();
  return (
    <>
      <Menu label={label} onToggle={(isOpen) => isOpen && setWasOpened(true)}>
        {wasOpened && (
          <ErrorBoundary>
            <Suspense fallback={<Spinner />}>
              <MenuOptions
                {...(options as unknown as MenuOptionsProps<object>)}
                onForm={(chosen) => setForm(() => chosen as typeof Form)}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </Menu>
      {Form && (
        // A form that breaks takes no menu along.
        <ErrorBoundary resetBy={Form}>
          <Suspense>
            <Form {...options.subject} onClose={() => setForm(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
