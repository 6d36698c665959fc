// A stand-in for an add-on that makes cases of a help desk of posts; its desk is an array.
import { z } from 'zod';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { choice, text } from '../../../../platform/server/layouts/prop-fields.ts';
import { OutgoingProblem } from '../../../../platform/server/outgoing-http/outgoing-problem.ts';
import { attachmentProviders } from '../attachment-integrations.ts';

export const desk = { cases: [] as string[], isDown: false, sourceUrl: 'https://desk.example/cases/' };

export const helpDesk: Feature = {
  name: 'help-desk',
  dependsOn: ['attachments'],
  extensions: [
    attachmentProviders.add({
      attachmentType: 'help-desk-case',
      name: 'Help desk',
      label: 'Open a Case',
      submitButton: 'Open',
      title: 'Case',
      externalIDLabel: 'Case',
      logoIcon: 'life-buoy',
      attachmentTypeIcon: 'inbox',
      recordTypes: ['comment'],
      isConfigured: () => true,
      form: (_ctx, _post, { projectID }) =>
        z.object({
          projectID: choice({ help: 'Help', sales: 'Sales' }, 'Queue').default('help'),
          ...(projectID === 'sales' && { budget: text('Budget') }),
          subject: z.string().trim().min(1).max(50),
        }),
      create: async (_ctx, _post, values) => {
        if (desk.isDown) throw new OutgoingProblem('unreachable', 'The desk cannot be reached.');
        desk.cases.push(String(values.subject));
        return {
          sourceID: String(desk.cases.length),
          sourceUrl: desk.sourceUrl + desk.cases.length,
          status: 'New',
          metadata: [{ labelCode: 'Assigned to', value: 2, format: 'user' }],
        };
      },
    }),
  ],
};
