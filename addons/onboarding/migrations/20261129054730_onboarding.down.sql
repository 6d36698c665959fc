drop table onboarding_dismissed;
