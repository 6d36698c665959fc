-- Why a repair failed, in a sentence for whoever looks after the site.
alter table repairs add column problem text,
  add constraint repairs_problem_check check (problem is null or state = 'failed');
