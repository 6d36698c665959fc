drop table warning_appeals;
drop table warned_records;
drop table user_notes;
drop table warned_members;
drop table warning_rules;
drop table warning_types;
