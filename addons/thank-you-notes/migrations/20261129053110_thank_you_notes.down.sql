drop table thank_you_notes;
