drop table kudos_totals;
drop table kudos_given;
