comment on table two_factor is 'The second factor of a member, sealed with a key of the site.';
comment on table recovery_codes is 'Hashes of codes that stand in for a second factor, once each.';
