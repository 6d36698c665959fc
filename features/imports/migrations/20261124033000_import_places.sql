-- Where in the export a rejected row stands: `Posts.xml, line 12`.
alter table import_rejections add column place text;
