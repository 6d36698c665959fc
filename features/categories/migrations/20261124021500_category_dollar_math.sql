-- Whether `$x$` is a formula in what is posted there.
alter table categories add column dollar_math boolean not null default false;
