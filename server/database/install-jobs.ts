import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/** Says nothing: what a job has to tell goes to the log of the process. */
export const quiet = new Logger(() => () => {})

/** Makes or brings up to date the tables of the job queue, so that a transaction can add a job whether or not a worker runs. */
export async function installJobs(connection: pg.ClientConfig): Promise<void> {
  const pgPool = new pg.Pool({ ...connection, max: 1 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  await runMigrations({ pgPool, logger: quiet }).finally(() => pgPool.end())
}
