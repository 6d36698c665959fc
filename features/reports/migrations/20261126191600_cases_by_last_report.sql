-- Records of a type in the order in which they were reported last: for rules of automation.
create index moderation_cases_last_report on moderation_cases (record_type, date_last_report, record_id);
