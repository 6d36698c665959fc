-- From when on an account is trusted is asked by rate limits too, not by the checks for spam alone.
update config_values set key = 'trust.posts' where key = 'spam.trustedPosts';
