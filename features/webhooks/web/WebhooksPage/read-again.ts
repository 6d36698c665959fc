import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';

export const readAgain = () => invalidateQueries('GET /webhooks', 'GET /webhooks/:webhookID/deliveries');
