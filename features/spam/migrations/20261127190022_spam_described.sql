comment on table spam_wave_accounts is 'Members whose posts were found in a wave.';
comment on table spam_wave_posts is 'Posts that were found in a wave.';
