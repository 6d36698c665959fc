// Forms that stand in the list itself, by the ids of their steps.
import type { ComponentType } from 'react';
import { InviteForm } from '../../invites/web/InviteForm/InviteForm.tsx';

export const stepForms: Readonly<Record<string, ComponentType>> = { invites: InviteForm };
