/** Joins class names and leaves out what is not set. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
