-- They go with the groups: nothing is listed again.
select 1;
