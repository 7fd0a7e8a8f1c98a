import pg from 'pg'
import { DatabaseAway, isUnavailable } from '../database/unavailable.ts'

/** Has one of the few codes after which graphile-worker tries again to note what became of a job; any other leaves a rejection behind that ends the process. */
class AwayForNow extends DatabaseAway {
  readonly code = '57P03'
}

function sayAwayForNow(error: unknown): never {
  throw isUnavailable(error) ? new AwayForNow((error as Error).message, { cause: error }) : error
}

class PatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: stands for every overload of the driver's
  override query(...args: any[]): any {
    const answer: unknown = super.query(...(args as [string]))
    return answer instanceof Promise ? answer.catch(sayAwayForNow) : answer
  }
}

/** Connections for the jobs of an edition, whose process outlives its database. */
export class PatientPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: PatientClient })
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  override connect(...args: any[]): any {
    const answer: unknown = super.connect(...(args as []))
    return answer instanceof Promise ? answer.catch(sayAwayForNow) : answer
  }
}
