-- What is remembered of a plan was made when few rows changed: for many it went through all of them for each. Hash joins take as
-- long per row however many there are. Holding 6,667
-- comments of two discussions took 8.8 s, nearly all of it here.
alter function count_changed_descendants() set enable_nestloop = off;
alter function count_changed_comments() set enable_nestloop = off;
