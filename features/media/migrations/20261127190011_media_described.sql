comment on table media is 'Uploaded files: their names, sizes and kinds. Their content is stored by path.';
