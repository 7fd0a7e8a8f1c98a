/** Letters of a tag's name and of the words that tutors are found by, and how many of those it may have. */
export const TAG_NAME = 100
export const TAG_WORD = [3, 60] as const
export const TAG_WORDS = 20
