comment on table users is 'Members: name, address, hash of the password, and what is counted of each.';
