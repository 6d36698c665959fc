-- What a call with an Idempotency-Key was answered, so that the same call again changes nothing more.
create table kept_answers (
  user_id int not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  operation text not null,
  body_hash bytea not null,
  -- Which request wrote it: a request may write more than once.
  claim_id uuid not null,
  -- Both null from the commit of the change until its answer is ready.
  status smallint,
  body text,
  date_inserted timestamptz not null default now(),
  primary key (user_id, key)
);
create index kept_answers_date_inserted on kept_answers (date_inserted);
