comment on table passkeys is 'Keys of devices that sign a member in; the public halves alone.';
