alter table access_tokens
  -- What it may be used for: `read`, `write`.
  add column scopes text[] not null default '{read,write}' check (scopes <@ '{read,write}' and 'read' = any (scopes)),
  -- Kept after its end, so that whoever asks for it learns that it ended.
  add column date_revoked timestamptz;

-- The provider that vouched for the member, where it was not a password of ours.
alter table sessions add column authenticator_id int;
