import pg from 'pg'

/** A server that hangs says nothing of a limit: it is given up after this many times the limit of a statement. */
const PATIENCE = 2

/**
 * A connection that sends one query after the other. Verbs read side by side; on the pool that is parallel, on a transaction's one connection they wait for each
 * other here instead of in the driver, which is going to refuse it. Where statements have a limit, one that is not answered long after it ends the connection.
 */
export class OrderedClient extends pg.Client {
  /** How long an answer may take, ms; 0: as long as it does. */
  patience: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.patience = PATIENCE * (config?.statement_timeout || 0)
  }

  // biome-ignore lint/suspicious/noExplicitAny: stands for every overload of the driver's
  override query(...args: any[]): any {
    const isStream = typeof args[0]?.submit === 'function'
    if (isStream) return super.query(...(args as [string]))
    const tell = args.at(-1)
    if (typeof tell === 'function') {
      const stop = this.#watch()
      return super.query(...(args.slice(0, -1) as [string]), (...answer: unknown[]) => {
        stop()
        tell(...answer)
      })
    }
    const answer = this.#last.then(() => {
      const stop = this.#watch()
      return super.query(...(args as [string])).finally(stop)
    })
    this.#last = answer.catch(() => {})
    return answer
  }

  /** Breaks the connection off when no answer comes; returns how to say that it came. */
  #watch(): () => void {
    if (!this.patience) return () => {}
    const timer = setTimeout(() => this.connection.stream.destroy(), this.patience)
    return () => clearTimeout(timer)
  }
}
