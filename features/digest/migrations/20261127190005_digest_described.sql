comment on table digest_deliveries is 'Which digest was sent to whom.';
