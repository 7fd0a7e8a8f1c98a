import pg from 'pg'

/**
 * A connection that sends one query after the other. Verbs read side by side; on the pool that is parallel, on a transaction's one connection they wait for each
 * other here instead of in the driver, which is going to refuse it.
 */
export class OrderedClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()

  // biome-ignore lint/suspicious/noExplicitAny: stands for every overload of the driver's
  override query(...args: any[]): any {
    const isStream = typeof args[0]?.submit === 'function'
    if (isStream || typeof args.at(-1) === 'function') return super.query(...(args as [string]))
    const answer = this.#last.then(() => super.query(...(args as [string])))
    this.#last = answer.catch(() => {})
    return answer
  }
}
