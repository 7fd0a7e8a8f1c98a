/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: { path: string }[]): void
  }
  interface Options {
    url: string
    connections: number
    /** Seconds; `amount` requests go before it. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    setupClient?: (client: Client) => void
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
  }
  interface Instance extends Promise<Result> {
    on(event: 'response', listener: () => void): this
  }
  export default function autocannon(options: Options): Instance
}
