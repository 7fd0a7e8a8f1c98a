/** Times are dates inside and unix seconds on the wire (spec: decisions API-13). */
export const unixOf = (date: Date) => Math.floor(date.getTime() / 1000)
export const dateOf = (unix: number) => new Date(unix * 1000)
/** For answers: null stays null. */
export const maybeUnix = (date: Date | null) => (date === null ? null : unixOf(date))
