import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Drizzle = NodePgDatabase

/** What a verb queries with; everything in it is committed with the answer, or nothing. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** What a call that changes nothing queries with. A `Tx` serves as one, so shared queries take this. */
export type Reader = Pick<Drizzle, '_' | 'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count' | 'execute'>
