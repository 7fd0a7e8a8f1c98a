import autocannon from 'autocannon'

export interface Load {
  url: string
  connections: number
  headers: Record<string, string>
  /** For how long, unless `paths` are given. */
  seconds: number
  /** Paths to ask for instead, each once. */
  paths?: readonly string[]
}

/** Answers per second under a load. Throws when an answer is no page. */
export async function answersPerSecond({ url, connections, headers, seconds, paths }: Load): Promise<number> {
  const shares = Array.from({ length: connections }, (_, n) => paths?.filter((_, at) => at % connections === n).map((path) => ({ path })) ?? [])
  const from = performance.now()
  let last = from
  let count = 0
  const run = autocannon({
    url,
    connections,
    headers,
    ...(paths ? { amount: paths.length, setupClient: (client) => client.setRequests(shares.pop() ?? []) } : { duration: seconds }),
  }).on('response', () => {
    last = performance.now()
    count += 1
  })
  const { errors, timeouts, non2xx } = await run
  if (errors + timeouts + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals of ${count}`)
  return (count * 1000) / (last - from)
}
