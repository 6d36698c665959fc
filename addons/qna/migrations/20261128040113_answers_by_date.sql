-- Accepted answers are counted by day.
create index answers_by_date on answers (date_accepted) where status = 'accepted';
