export const OWN_DATA_PATH = '/profile/data';
export const OWN_DATA_FILE_PATH = '/profile/data/archive.zip';
