comment on table import_rejections is 'Rows of a foreign export that could not be taken, and why.';
comment on table imports is 'Which exports were brought in, and how far each came.';
