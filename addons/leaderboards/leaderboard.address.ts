export const LEADERBOARD_PATH = '/leaderboard';
