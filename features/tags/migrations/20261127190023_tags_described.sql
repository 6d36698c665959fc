comment on table tags is 'Words by which discussions are found together.';
comment on table discussion_tags is 'Which discussion has which tag.';
