/** Letters of an examination test's name and description, and the years it can be of. */
export const TEST_NAME = [3, 150] as const
export const TEST_DESCRIPTION = [0, 1000] as const
export const TEST_YEARS = [1990, 2100] as const
export const TEST_LINK = 500
