comment on table reports is 'Who reported what, and why.';
comment on table given_report_reasons is 'Reasons that came with the product and were put in place once.';
