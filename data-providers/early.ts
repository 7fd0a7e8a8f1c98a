const started = new Map<string, Promise<Response>>()
const nameOf = (url: string, { method, body }: RequestInit) => `${method} ${url} ${typeof body === 'string' ? body : ''}`

/** Sends a request before the code that will ask for it has arrived. */
export function startEarly([url, init]: [url: string, init: RequestInit]) {
  const request = fetch(url, init)
  // Whoever takes the answer hears of the failure; nobody else has to.
  request.catch(() => {})
  started.set(nameOf(url, init), request)
}

/** The answer of the same request sent early, taken once; otherwise a request of its own. */
export function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const name = nameOf(url, init)
  const early = started.get(name)
  started.delete(name)
  return early ?? fetch(url, init)
}
