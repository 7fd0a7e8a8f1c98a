/** A pattern for `like` that finds the text anywhere, its own signs taken as they are. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
