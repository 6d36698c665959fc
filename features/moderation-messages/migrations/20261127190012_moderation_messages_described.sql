comment on table moderation_message_dismissals is 'Which member has put which message away.';
