-- Where a name is read from the row itself, a deleted member is called as beside their posts.
update users set name = 'User Deleted' where date_deleted is not null and name = '[Deleted User]';
