import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const claimTemplates = [
  oneWidget('claimAccount', 'Claim an account', 'claims.form', 'narrow'),
  oneWidget('claimPassword', 'Take an account over', 'claims.password', 'narrow'),
  oneWidget('importedMembers', 'Imported members', 'claims.imported-members'),
];
