-- Marks of readers are found by their discussion too: when it goes, and when comments leave it.
create index discussion_reads_discussion on discussion_reads (discussion_id);
create index discussion_dismissals_discussion on discussion_dismissals (discussion_id);
