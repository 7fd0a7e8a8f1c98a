import { and, type SQL, sql } from 'drizzle-orm'

/** All of these at once. Drizzle's `and` may be given nothing and answer nothing; what is asked here always has a condition. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => and(...conditions) ?? sql`true`
