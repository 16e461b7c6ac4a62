/** FORECOURT_SECRET of everything that tests start. */
export const secret = 'a-secret-for-tests-of-more-than-32-characters'
